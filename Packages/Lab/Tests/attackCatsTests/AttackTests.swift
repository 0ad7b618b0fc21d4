import Foundation
import HostileSupport
import ProgramSupport
import SeededNumbers
import Shared
import Testing

@testable import attack_cats

/// A few tries of each kind, in their own process; `.ci/full` makes thousands.
@Suite("Attacks on cats")
struct AttackTests {
  @Test(arguments: [Series.mutants, .answers, .cancels])
  func `Nothing that is tried breaks anything`(series: Series) async throws {
    var options = Options()
    options.series = [series]
    options.mutants = 100
    options.answers = 20
    let tally = try await Self.tally(options)
    #expect(!tally.hasViolations, "\(tally.text(seed: options.seed))")
  }

  @Test func `One try alone is tried`() async throws {
    var options = Options()
    options.series = [.copies]
    options.number = 5
    #expect(
      try await Self.tally(options).text(seed: 1) == """
        1 pictures written and read again: 1 the same.
        No violation.

        """)
  }

  @Test func `A seed makes the same mutants again, and another one others`() {
    func bytes(_ seed: UInt64) -> [[UInt8]] {
      (0..<30).map { number in
        var chance = SeededGenerator(seed: seed)
        return FileMutant(number, &chance).bytes
      }
    }
    #expect(bytes(1) == bytes(1))
    #expect(bytes(1) != bytes(2))
  }

  @Test(arguments: GoodAnswer.all.map(\.name))
  func `Good answers are good`(name: String) async throws {
    let answer = try #require(GoodAnswer.all.first { $0.name == name })
    let trick = Trick(name, answer.step, ["a cat"], deadline: .seconds(3_600)) {
      $0.send(answer.bytes)
    }
    #expect(try await Load(trick).outcome() == "a cat")
  }

  @Test(arguments: [2, 258, 259, 260, 5_000, 70_000])
  func `Zeros that were written bit by bit are zeros`(count: Int) throws {
    let sample = PNGSample(width: count - 1, height: 1, colorType: 0) { _, _ in [] }
    let picture = try Bitmap(png: sample.file(pixels: FixedDeflate.zeros(count)).bytes)
    #expect(picture.width == count - 1)
    #expect(picture.rgba.enumerated().allSatisfy { $0 % 4 == 3 ? $1 == 255 : $1 == 0 })
  }

  private static func tally(_ options: Options) async throws -> Tally {
    let overseer = try Overseer(options, program: BuiltProgram.named("attack-cats"))
    return try await withCheckedThrowingContinuation { waiter in
      // It blocks while it waits for processes, so it mustn't run on a thread of the tasks.
      Thread.detachNewThread { waiter.resume(with: Result { try overseer.run() }) }
    }
  }
}
