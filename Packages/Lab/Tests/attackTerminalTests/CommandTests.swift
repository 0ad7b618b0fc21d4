import CommandLineKit
import Implementations
import Testing

@testable import attack_terminal

@Suite("The command line of the attacks")
struct CommandTests {
  @Test func `All attacks on all implementations, unless some are named`() throws {
    #expect(try Self.options([]).usedAttacks == Attack.allCases)
    #expect(try Self.options([]).used == Implementation.allCases)
    let options = try Self.options(["--attack", "crash,marks", "--implementation", "mvi"])
    #expect(options.usedAttacks == [.crash, .marks])
    #expect(options.used == [.mvi])
  }

  @Test func `Numbers say how much`() throws {
    let options = try Self.options(["--rounds", "7", "--seed", "9", "--progress"])
    #expect(options.rounds == 7 && options.seed == 9 && options.hasProgress)
  }

  @Test(arguments: [
    ["--rounds", "0"], ["--seed", "-1"], ["--attack", "none"], ["--victim", "all"],
  ])
  func `What makes no sense is refused`(words: [String]) {
    #expect(throws: UsageError.self) { try Self.options(words) }
  }

  @Test func `What was attacked is counted, and what was violated`() {
    var tally = Tally()
    tally.add(.crash, [])
    #expect(tally.isClean)
    tally.add(.crash, ["doesn't restore the settings"])
    #expect(!tally.isClean)
    #expect(tally.text.contains("| a crash in a scene | 2 | 1 violations |"))
  }

  private static func options(_ words: [String]) throws -> Options {
    guard case .run(let options) = try Options.declaration.parse(words) else { throw NoRun() }
    return options
  }

  private struct NoRun: Error {}
}
