import CommandLineKit
import Implementations
import TerminalUI
import Testing

@testable import sessions

@Suite("The command line of the search")
struct CommandTests {
  @Test func `All implementations are used unless some are named`() throws {
    #expect(try Self.options([]).used == Implementation.allCases)
    let words = ["--implementation", "mvp,mvi", "--implementation", "mvp"]
    #expect(try Self.options(words).used == [.mvp, .mvi])
  }

  @Test func `Numbers say how much`() throws {
    let options = try Self.options([
      "--sessions", "7", "--keys", "8", "--seed", "9", "--jobs", "2", "--progress", "--quiet",
    ])
    #expect(options.sessions == 7)
    #expect(options.keys == 8)
    #expect(options.seed == 9)
    #expect(options.jobs == 2)
    #expect(options.hasProgress && options.isQuiet)
  }

  @Test(
    arguments: [
      ["--sessions", "0"], ["--keys", "many"], ["--seed", "-1"], ["--implementation", "mvx"],
      ["--replay", "<nope>"], ["--today", "2026-02-30"], ["--size", "80"], ["more"],
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
