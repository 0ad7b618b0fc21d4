import CommandLineKit
import Testing

@testable import CompareSupport
@testable import compare
@testable import ReportFormats

@Suite("The command line of a check")
struct CheckParserTests {
  @Test func `Alone it holds modules against their own patterns, and runs no suites`() throws {
    let options = CheckOptions()
    #expect(options.measured.held == .configured)
    #expect(!options.measured.runsTests)
    #expect(try CompareProgram.parse(["check"]) == .check(options))
  }

  @Test func `Every option is read`() throws {
    let words = [
      "check", "App", "--pattern", "VIPER", "--module", "A", "--scratch-path", "build",
      "--format=sarif", "-o", "out.sarif", "--baseline", "known.json", "--strict", "--timings",
      "--verbose",
    ]
    var options = CheckOptions()
    options.format = .sarif
    options.baseline = "known.json"
    options.isStrict = true
    options.measured.paths = ["App"]
    options.measured.runsTests = false
    options.measured.held = .one(.viper)
    options.measured.modules = ["A"]
    options.measured.scratchPath = "build"
    options.measured.output.file = "out.sarif"
    options.measured.showsTimings = true
    options.measured.isVerbose = true
    #expect(try CompareProgram.parse(words) == .check(options))
  }

  @Test func `Folders of sources, and a baseline that is written`() throws {
    let words = [
      "check", "--sources", "A=App", "--pattern", "mvc", "--baseline", "b", "--update-baseline",
    ]
    guard case .check(let options) = try CompareProgram.parse(words) else {
      Issue.record("another command")
      return
    }
    #expect(options.measured.sources == ["A=App"])
    #expect(options.updatesBaseline)
  }

  @Test func `It has help of its own`() throws {
    let help = Command.information(try CommandHelpTests.information("check", "--help"))
    #expect(try CompareProgram.parse(["check", "--strict", "-h"]) == help)
    #expect(try CompareProgram.parse(["check", "--help"]) == help)
  }

  @Test(
    arguments: [
      (
        ["--pattern", "mvx"], "The value 'mvx' is invalid for '--pattern': use mvc, mvp, mvvm, mvi"
      ),
      (["--format", "markdown"], "'markdown' is invalid for '--format': use text, json, sarif or"),
      (["--patern", "mvc"], "Unknown option '--patern'. Did you mean '--pattern'?"),
      (["--baseline"], "Missing value for '--baseline <file>'."),
      (
        ["--tests", "--sources", "a"], "The option '--sources' cannot be used with '--tests'."
      ),
      (["--strict=1", "--baseline", "b"], "The option '--strict' takes no value."),
      (["--update-baseline=1"], "The option '--update-baseline' takes no value."),
      (
        ["--baseline", "b", "--strict", "--update-baseline"],
        "The option '--strict' cannot be used with '--update-baseline'."
      ),
      (
        ["--sources", "a", "--module", "b", "--pattern", "mvc"],
        "The option '--module' cannot be used with '--sources'."
      ),
      (["--sources", "a", "--pattern", "mvc", "b"], "Unexpected argument 'b'."),
      (["--edges", "a"], "The option '--edges' cannot be used with 'check'."),
      (["--summary"], "The option '--summary' cannot be used with 'check'."),
      (["--with", "mvc"], "The option '--with' cannot be used with 'check'."),
      (["--suite", "a"], "The option '--suite' cannot be used with 'check'."),
      (["--coverage", "a"], "The option '--coverage' cannot be used with 'check'."),
      (["--no-tests"], "The option '--no-tests' cannot be used with 'check'."),
      (
        ["--scratch-path", "a", "--index-store", "b"],
        "The option '--index-store' cannot be used with '--scratch-path'."
      ),
    ])
  func `Invalid options are named`(_ words: [String], _ line: String) {
    let words = ["check"] + words
    let error = #expect(throws: UsageError.self) { try CompareProgram.parse(words) }
    let message = error.map { CompareProgram.declaration.message($0, for: words) } ?? ""
    #expect(message.contains(line), "\(message)")
    #expect(
      message.hasSuffix(
        "\nUsage: compare check [<path>]... [<options>]\nSee 'compare check --help'.\n"))
  }

  @Test(
    arguments: [
      ["--pattern", "mvc"], ["--baseline", "a"], ["--update-baseline"], ["--strict"],
    ])
  func `No other command has its options`(_ words: [String]) {
    let error = #expect(throws: UsageError.self) { try CompareProgram.parse(words) }
    #expect(error == .incomplete(option: words[0], needed: "check"))
    let other = #expect(throws: UsageError.self) { try CompareProgram.parse(["diff"] + words) }
    #expect(other == .incompatible(option: words[0], with: "diff"))
  }
}
