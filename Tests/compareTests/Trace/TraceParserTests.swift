import CommandLineKit
import Testing

@testable import compare
@testable import ReportFormats
@testable import RunTrace

@Suite("The command line of a trace")
struct TraceParserTests {
  @Test func `Every option is read, and what follows the dashes is the program's`() throws {
    let words = [
      "trace", "App", "--run", "walk", "--from", "Kit", "--types", "A,B.C", "--depth", "3",
      "--until", "B.C.f", "--cut", "W.press", "--format", "mermaid", "-o", "out.mmd",
      "--allow-partial", "--", "--run",
      "", "--", "x",
    ]
    var options = TraceOptions()
    options.path = "App"
    options.product = "walk"
    options.arguments = ["--run", "", "--", "x"]
    options.filter.from = "Kit"
    options.filter.types = ["A", "B.C"]
    options.filter.depth = 3
    options.filter.until = "B.C.f"
    options.cut = "W.press"
    options.format = .mermaid
    options.output.file = "out.mmd"
    options.output.allowsPartial = true
    #expect(try CompareProgram.parse(words) == .trace(options))
  }

  @Test func `Actions need no program, and are those of the modules that are asked for`() throws {
    var options = TraceOptions()
    options.runsActions = true
    options.actions = ["add", "mark done"]
    options.variants = .all
    let words = ["--actions", "--action", "add", "--action", "mark done", "--variants", "all"]
    #expect(try CompareProgram.parse(["trace"] + words) == .trace(options))
    #expect(options.measured.runsActions && options.measured.isTraced)
    #expect(options.measured.actions == ["add", "mark done"])
    #expect(!options.measured.runsTests)
  }

  @Test(
    arguments: [
      (["trace"], "Missing option '--run <product>'."),
      (
        ["trace", "--run", "a", "--actions"],
        "The option '--actions' cannot be used with '--run'."
      ),
      (["trace", "--run", "a", "--variants", "all"], "The option '--variants' needs '--actions'."),
      (
        ["trace", "--run", "a", "--cut", "press"],
        "Invalid value 'press' for '--cut': it must be a type and its function, such as"
          + " Window.press."
      ),
      (["trace", "--run"], "Missing value for '--run <product>'."),
      (
        ["trace", "--run", "a", "--depth", "0"],
        "Invalid value '0' for '--depth': it must be a number from 1 on."
      ),
      (
        ["trace", "--run", "a", "--types", "A"],
        "Invalid value 'A' for '--types': it must be at least two types, separated by commas."
      ),
      (
        ["trace", "--run", "a", "--until", "f"],
        "Invalid value 'f' for '--until': it must be a type and its function, such as Store.add."
      ),
      (
        ["trace", "--run", "a", "--format", "dot"],
        "The value 'dot' is invalid for '--format': use text, json, mermaid or html."
      ),
    ])
  func `Errors are reported with the usage`(_ words: [String], _ line: String) {
    let result = run(words, in: "/")
    #expect(result.exitCode == 64)
    #expect(
      result.errors.hasPrefix("Error: \(line)\nUsage: compare trace [<path>] --run <product> "))
    #expect(result.errors.hasSuffix("[-- <arguments>...]\nSee 'compare trace --help'.\n"))
  }
}
