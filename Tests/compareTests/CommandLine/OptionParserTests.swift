import CommandLineKit
import Testing

@testable import CompareSupport
@testable import compare
@testable import ReportFormats

@Suite("The command line")
struct OptionParserTests {
  @Test func `No argument means a table of everything`() throws {
    #expect(try CompareProgram.parse([]) == .compare(Options()))
  }

  @Test func `Every option of a package`() throws {
    let words = [
      "App", "--module", "A", "--module=B", "--with", "mvc,VIPER", "--suite", "AllTests",
      "--no-tests", "--scratch-path", "build", "--coverage", "cov.json", "--edges", "A",
      "--timings", "--verbose", "--allow-partial", "--format", "json", "--all", "--summary",
      "--output=out.json",
    ]
    var options = Options()
    options.paths = ["App"]
    options.modules = ["A", "B"]
    options.references = [.mvc, .viper]
    options.sharedSuite = "AllTests"
    options.runsTests = false
    options.scratchPath = "build"
    options.coverage = "cov.json"
    options.edges = "A"
    options.showsTimings = true
    options.isVerbose = true
    options.output = Output(format: .json, file: "out.json")
    options.output.showsAll = true
    options.output.isSummary = true
    options.output.allowsPartial = true
    #expect(try CompareProgram.parse(words) == .compare(options))
  }

  @Test func `Other forms of patterns, which no module is named beside`() throws {
    var options = Options()
    options.variants = .road
    #expect(try CompareProgram.parse(["--variants", "road"]) == .compare(options))
    #expect(throws: UsageError.self) {
      try CompareProgram.parse(["--variants", "all", "--module", "A"])
    }
    #expect(throws: UsageError.self) { try CompareProgram.parse(["--variants", "mvx"]) }
  }

  @Test func `A kept result needs a file of its own and has to be whole`() throws {
    var options = Options()
    options.kept = "kept.json"
    #expect(try CompareProgram.parse(["--keep", "kept.json"]) == .compare(options))
    options.output.file = "result.json"
    let words = ["--keep", "kept.json", "-o", "result.json"]
    #expect(try CompareProgram.parse(words) == .compare(options))
    for words in [
      ["--keep", "a.json", "-o", "./b/../a.json"], ["--keep", "a.json", "--edges", "A"],
    ] {
      #expect(throws: UsageError.self) { try CompareProgram.parse(words) }
    }
  }

  @Test func `Folders of sources, repeated`() throws {
    var options = Options()
    options.sources = ["App", "Other=Lib"]
    #expect(
      try CompareProgram.parse(["--sources", "App", "--sources=Other=Lib"]) == .compare(options))
  }

  @Test(arguments: ReportFormat.allCases)
  func `Every format is known`(_ format: ReportFormat) throws {
    let command = try CompareProgram.parse(["render", "r.json", "--format", format.rawValue])
    #expect(command == .render(file: "r.json", edges: nil, Output(format: format)))
  }

  @Test func `The commands for kept results`() throws {
    #expect(
      try CompareProgram.parse(["render", "r.json", "-o", "x", "--edges", "A"])
        == .render(file: "r.json", edges: "A", Output(file: "x")))
    var options = DiffOptions()
    options.old = "a.json"
    options.new = "b.json"
    options.measured.output.format = .csv
    #expect(
      try CompareProgram.parse(["diff", "a.json", "--format=csv", "b.json"]) == .diff(options))
  }

  @Test(arguments: [["--help"], ["-h"], ["--no-tests", "--help"], ["--help", "--wrong"]])
  func `Help wins over what follows`(_ words: [String]) throws {
    let help = try CommandHelpTests.information("--help")
    #expect(help.hasPrefix("OVERVIEW: "))
    #expect(try CompareProgram.parse(words) == .information(help))
  }

  @Test(
    arguments: [
      (["--format", "xml"], "--format"), (["--format="], "--format"), (["--output"], "--output"),
      (["--output", "--timings"], "--output"), (["--no-tests=yes"], "--no-tests"),
      (["--wrong"], "--wrong"), (["-x"], "-x"), ([""], "''"),
      (["--with", "mvc,mvx"], "'mvx'"), (["--with", "mvc,"], "''"),
      (["--sources", "a", "b"], "'b'"), (["--sources", "a", "--no-tests"], "--no-tests"),
      (["--sources", "a", "--index-store", "b"], "--index-store"),
      (["--scratch-path", "a", "--index-store", "b"], "--index-store"),
      (["render"], "<result.json>"), (["render", "a", "b"], "'b'"),
      (["render", "a", "--no-tests"], "--no-tests"), (["diff", "a", "b", "c", "d"], "'d'"),
      (["diff"], "<old>"), (["diff", "a", "b", "--format", "dot"], "'dot'"),
      (["diff", "a", "b", "--edges", "c"], "--edges"),
    ])
  func `An invalid command line is named`(_ words: [String], _ name: String) {
    let error = #expect(throws: UsageError.self) { try CompareProgram.parse(words) }
    let message = error.map { CompareProgram.declaration.message($0, for: words) }
    #expect(message?.contains(name) == true)
  }
}
