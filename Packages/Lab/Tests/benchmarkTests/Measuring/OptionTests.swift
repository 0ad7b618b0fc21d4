import CommandLineKit
import Implementations
import RunTimeReport
import Testing

@testable import benchmark

@Suite("The benchmark's command line")
struct OptionTests {
  private func parse(_ words: String...) throws -> Command {
    try Command.declaration.parse(words)
  }

  @Test func `Without words it times all but the rewritings`() throws {
    #expect(try parse() == .times(Options()))
    #expect(Options().subjects.starts(with: Implementation.patterns))
    #expect(Options().subjects.contains(.mv))
    #expect(!Options().subjects.contains(.mvcSecond))
  }

  @Test func `Every option is read`() throws {
    let options = Options(
      implementations: [.mvc, .viperBase], rounds: 12, seed: 7, format: .markdown)
    #expect(
      try parse("--of", "mvc,viper-base", "--rounds", "12", "--seed=7", "--format", "markdown")
        == .times(options))
    #expect(options.subjects == [.mvc, .viperBase])
    #expect(try parse("check", "--of", "mvi") == .check(Options(implementations: [.mvi])))
    #expect(try parse("counts", "--format", "markdown") == .counts(Options(format: .markdown)))
    #expect(try parse("pictures") == .pictures)
  }

  @Test(
    arguments: [
      ["--of", "mvx"], ["--rounds", "0"], ["--rounds", "many"], ["--seed", "-1"], ["mvc"],
      ["check", "--rounds", "3"], ["--format", "xml"],
    ])
  func `What it doesn't know is a usage error`(words: [String]) {
    #expect(throws: UsageError.self) { try Command.declaration.parse(words) }
  }
}
