import CommandLineKit
import Testing

@testable import attack_cats

@Suite("The command line of the attack on cats")
struct CommandTests {
  @Test func `Everything is attacked unless something is named`() throws {
    #expect(try Self.options([]).used == Series.allCases)
    #expect(try Self.options(["--series", "ends,tricks"]).used == [.ends, .tricks])
  }

  @Test func `Numbers say how much`() throws {
    let options = try Self.options([
      "--seed", "7", "--mutants", "30", "--answers", "5", "--jobs", "2", "--progress",
    ])
    #expect(options.seed == 7 && options.jobs == 2 && options.hasProgress)
    #expect(Series.mutants.count(options) == 30)
    #expect(Series.copies.count(options) == 3)
    #expect(Series.answers.count(options) == 5)
    #expect(Series.cancels.count(options) == 5)
  }

  @Test(
    arguments: [
      ["--mutants", "0"], ["--answers", "many"], ["--seed", "-1"], ["--series", "dogs"],
      ["--number", "-1"], ["more"],
    ])
  func `What makes no sense is refused`(words: [String]) {
    #expect(throws: UsageError.self) { try Self.options(words) }
  }

  private static func options(_ words: [String]) throws -> Options {
    guard case .run(let options) = try Options.declaration.parse(words) else { throw NoRun() }
    return options
  }

  private struct NoRun: Error {}
}
