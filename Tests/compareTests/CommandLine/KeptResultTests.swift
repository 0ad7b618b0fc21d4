import CommandLineKit
import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords
@testable import ReportFormats
@testable import compare

/// `render` and `diff`, which measure nothing.
@Suite("Kept results")
struct KeptResultTests {
  private let folder: TemporaryFolder
  private let report = Report(modules: [.sample, .empty], notes: [Note(.information, "why")])

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(JSONFormatter.format(report), to: "kept.json")
  }

  @Test func `What is measured once is kept as JSON, beside a page or a summary of it`() throws {
    try folder.write("struct Note {}\nstruct List { let note: Note }\n", to: "App/Note.swift")
    let measure = { words in run(["--sources", "App"] + words, in: folder.path) }
    let json = measure(["--format", "json"])
    let page = measure(["--format", "html"])
    #expect(measure(["--format", "html", "--keep", "now.json"]) == page)
    #expect(try folder.read("now.json") == json.output)
    let summary = measure(["--format", "json", "--summary", "--keep", "now.json"])
    #expect(summary.output.count < json.output.count)
    #expect(try folder.read("now.json") == json.output)
  }

  @Test func `A chart needs a column of each pattern, and says so`() throws {
    let five = Report(modules: Pattern.allCases.map { .column($0).with { $0.lines.code = 10 } })
    try folder.write(JSONFormatter.format(five), to: "five.json")
    let chart = run(["render", "five.json", "--format", "svg"], in: folder.path)
    #expect(chart.exitCode == 0)
    #expect(chart.output.hasPrefix("<svg xmlns="))
    for words in [["kept.json"], ["five.json", "--rows", "types"]] {
      let none = run(["render"] + words + ["--format", "svg"], in: folder.path)
      #expect(none.exitCode == 1)
      #expect(none.errors.hasPrefix("Error: The format 'svg' draws one number above 0 of all "))
    }
  }

  @Test func `A partial result is kept as one`() throws {
    try folder.write("struct Note {}\n", to: "App/Note.swift")
    try folder.write(String(repeating: "[", count: 100_000), to: "App/List.swift")
    let result = run(["--sources", "App", "--keep", "now.json"], in: folder.path)
    #expect(result.exitCode == 3)
    #expect(try folder.read("now.json").contains("\"complete\" : false"))
  }

  @Test func `A path where nothing can be kept is reported before anything is measured`() {
    let line = "Error: 'nowhere/now.json' cannot be written: its folder does not exist.\n"
    let result = run(["nothing", "--keep", "nowhere/now.json"], in: folder.path)
    #expect(result == RunResult(errors: line, exitCode: 1))
  }

  @Test(arguments: ReportFormat.allCases.filter { $0 != .svg })
  func `Every format is rendered as if it had just been measured`(_ format: ReportFormat) {
    let result = run(["render", "kept.json", "--format", format.rawValue], in: folder.path)
    let isNoted = [.text, .json, .markdown, .html].contains(format)
    #expect(
      result
        == RunResult(
          output: ReportFormatter.format(report, ReportForm(format)),
          errors: isNoted ? "" : "Note: why\n"))
  }

  @Test
  func `Some of the rows; a name that none has, and a format without rows, are refused`() throws {
    let rows = { (format: String, rows: String) in
      run(["render", "kept.json", "--format", format, "--rows", rows], in: folder.path)
    }
    #expect(
      rows("text", "types,complexity").output
        == TableFormatter.format(report, all: false, rows: try RowChoice(["types", "complexity"])))
    #expect(rows("csv", "types").output == "metric,MVCTodo,VIPERTodo\ntypes,15,0\n")
    #expect(rows("markdown", "types").output.contains("| Types | 15 | 0 |"))
    for (format, name, line) in [
      (
        "text", "line.code",
        "No row and no group of rows is called 'line.code'. Near it: lines.code."
      ),
      ("text", "types,", "No row and no group of rows is called ''. Near it: size, coupling, "),
      (
        "html", "types",
        "The format 'html' has no rows for '--rows' to choose from: use one of text,"
      ),
      ("json", "types", "The format 'json' has no rows"),
    ] {
      let result = rows(format, name)
      #expect(result.exitCode == 64)
      #expect(result.errors.hasPrefix("Error: \(line)"), "\(result.errors)")
    }
    let both = run(["render", "kept.json", "--rows", "types", "--all"], in: folder.path)
    #expect(both.errors.hasPrefix("Error: The option '--all' cannot be used with '--rows'."))
  }

  @Test func `A terminal's width holds for the table, and not for a file`() throws {
    let run = Run(
      folder: folder.path, session: .ofTest(searchPath: ""),
      cache: SourcesCache(folder: scratchOfTests), width: 40)
    _ = try run.run(["render", "kept.json", "--output", "table.txt"])
    let result = try run.run(["render", "kept.json"])
    #expect(
      result.output == TableFormatter.format(report, all: false, width: 40))
    #expect(result.output.split(separator: "\n").count { $0 == "Size" } == 2)
    #expect(try folder.read("table.txt") == TableFormatter.format(report, all: false))
    #expect(TerminalWidth.width(wish: "100", terminal: 60) == 100)
    #expect(TerminalWidth.width(wish: "wide", terminal: 60) == 60)
    #expect(TerminalWidth.width(wish: "0", terminal: 0) == 80)
  }

  @Test func `The edges of one module are listed`() {
    let result = run(["render", "kept.json", "--edges", "MVCTodo"], in: folder.path)
    let text = EdgeList(.sample, isComplete: true).text
    #expect(result == RunResult(output: text, errors: "Note: why\n"))
  }

  @Test
  func `Rendering actions needs a result that has some and a format that shows them`() throws {
    let words = ["render", "kept.json", "--actions"]
    let without = run(words, in: folder.path)
    #expect(without.exitCode == 1)
    #expect(
      without.errors == "Error: 'kept.json' has no actions: measure again with --actions.\n")
    var module = ModuleReport.sample
    module.actions = [.sample]
    let acting = Report(modules: [module], notes: [])
    try folder.write(JSONFormatter.format(acting), to: "kept.json")
    for format in ActionsFormat.allCases {
      #expect(
        run(words + ["--format", format.rawValue], in: folder.path)
          == RunResult(output: ReportFormatter.formatActions(of: acting, format)))
    }
    let drawn = run(words + ["--format", "html"], in: folder.path)
    #expect(drawn.exitCode == 64)
    #expect(
      drawn.errors.hasPrefix(
        "Error: The value 'html' is invalid for '--format': use text, markdown or json.\n"))
  }

  @Test func `Claims are held against the results of a folder`() throws {
    let kept = Report(modules: Pattern.allCases.map(ModuleReport.column))
    try folder.write(JSONFormatter.format(kept), to: "five.json")
    let words = ["render", "five.json", "--claims", "others"]
    #expect(
      run(words, in: folder.path)
        == RunResult(
          errors: "Error: There isn't a result of compare, *.json, in the folder 'others'.\n",
          exitCode: 1))
    try folder.write(JSONFormatter.format(kept.summary), to: "others/b.json")
    let table = RepeatedClaimsTable(
      RepeatedClaim.all(in: kept.modules, and: [("b", kept.modules)]))
    #expect(run(words, in: folder.path) == RunResult(output: table.text))
    #expect(
      run(words + ["--format", "markdown"], in: folder.path)
        == RunResult(output: table.markdown))
    #expect(run(words + ["--format", "html"], in: folder.path).exitCode == 64)
    let partial = Report(modules: kept.modules, notes: [Note(.partial, "why")])
    try folder.write(JSONFormatter.format(partial), to: "others/c.json")
    #expect(run(words, in: folder.path).exitCode == 3)
    #expect(run(words + ["--allow-partial"], in: folder.path).exitCode == 0)
  }

  /// A module with hostile text wherever a name is printed.
  private static let hostile: ModuleReport = {
    let text = "\u{1B}]0;x\u{7}\r\u{202E}\u{9B}\u{200B}\u{FEFF}\nFindings 0"
    var module = ModuleReport.sample
    module.name += text
    module.largestType?.name += text
    module.longestFunction?.name += text
    module.mostComplexFunction?.name += text
    for cycle in module.cycles.indices { module.cycles[cycle].shortest[0].from += text }
    for cycle in (module.folders?.cycles ?? []).indices {
      module.folders?.cycles[cycle].shortest[0].from += text
    }
    for edge in module.edges.list.indices { module.edges.list[edge].to += text }
    return module
  }()

  @Test(arguments: ReportFormat.allCases.filter { $0 != .svg })
  func `No name in a kept result controls a terminal or makes a line`(
    _ format: ReportFormat
  ) throws {
    let module = Self.hostile
    try folder.write(
      JSONFormatter.format(Report(modules: [module, .empty], notes: [])), to: "kept.json")
    let render = ["render", "kept.json", "--format", format.rawValue]
    var runs = [render, render + ["--edges", module.name], ["diff", "kept.json", "none.json"]]
    if [.text, .markdown].contains(format) { runs.append(render + ["--all"]) }
    try folder.write(JSONFormatter.format(Report(modules: [.empty])), to: "none.json")
    for words in runs {
      let result = run(words, in: folder.path)
      #expect(result.exitCode == 0)
      let printed = (result.output + result.errors).unicodeScalars
      #expect(printed.filter { $0.isDeceptive && $0 != "\n" }.isEmpty, "\(words)")
      // A field of CSV, between quotes, and an element of a page may have several lines.
      if ![.csv, .html].contains(format) {
        #expect(!result.output.contains("\nFindings 0"), "\(words)")
      }
    }
  }

  @Test func `What JSON escapes is read back as it was`() throws {
    let report = Report(modules: [Self.hostile])
    #expect(try ReportFile.decode(Data(JSONFormatter.format(report).utf8)) == report)
  }

  @Test func `A number that can't be a count or a share is refused, wherever it is`() throws {
    var module = ModuleReport.sample
    module.actions = [.sample]
    let json = JSONFormatter.format(Report(modules: [module]))
    let numbers = json.ranges(of: /: -?[0-9][0-9.eE+-]*/).filter {
      !json[..<$0.lowerBound].hasSuffix("schemaVersion\" ")
    }
    #expect(numbers.count > 100)
    for number in numbers {
      for value in ["9223372036854775807", "-1", "1e300"] {
        let text = json.replacingCharacters(in: number, with: ": \(value)")
        #expect(throws: DecodingError.self) { try ReportFile.decode(Data(text.utf8)) }
      }
    }
  }

  @Test(
    arguments: [
      String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian,
      .utf32LittleEndian, .isoLatin1,
    ])
  func `Another encoding than UTF-8 is refused`(_ encoding: String.Encoding) throws {
    try folder.write("{}", to: "other.json")
    let text = try folder.read("kept.json").replacing("MVCTodo", with: "Käse")
    try #require(text.data(using: encoding)).write(
      to: URL(fileURLWithPath: "\(folder.path)/other.json"))
    for words in [["render", "other.json"], ["diff", "kept.json", "other.json"]] {
      #expect(
        run(words, in: folder.path)
          == RunResult(
            errors: "Error: 'other.json' isn't a result of compare: it isn't UTF-8.\n", exitCode: 1)
      )
    }
  }

  @Test func `The page has one module alone`() {
    let words = ["render", "kept.json", "--edges", "MVCTodo", "--format", "html"]
    let page = run(words, in: folder.path).output
    #expect(page.contains("<section id=\"m0\""))
    #expect(!page.contains("VIPERTodo"))
  }

  @Test func `The result goes into a file`() throws {
    let words = ["render", "kept.json", "--format", "json", "--summary", "-o", "out.json"]
    #expect(run(words, in: folder.path) == RunResult())
    #expect(try folder.read("out.json") == JSONFormatter.format(report.summary))
  }

  @Test func `It doesn't differ from itself`() {
    let result = run(["diff", "kept.json", "kept.json"], in: folder.path)
    #expect(result == RunResult(output: "kept.json → kept.json\nNothing moved.\n"))
  }

  @Test(
    arguments: [
      (["render", "none.json"], "'none.json' isn't a result of compare: "),
      (["render", "text.json"], "'text.json' isn't a result of compare: "),
      (
        ["render", "old.json"],
        "'old.json' isn't a result of compare: its schema version is 1, not 3 to 5."
      ),
      (
        ["diff", "kept.json", "half.json"],
        "'half.json' isn't a result of compare: the key 'modules' is missing."
      ),
      (
        ["render", "kept.json", "--edges", "Nope"],
        "'kept.json' has no module 'Nope', only MVCTodo, VIPERTodo."
      ),
      (["render", "kept.json", "-o", "no/where.txt"], "'no/where.txt' cannot be written: "),
    ])
  func `What cannot be read or written fails with one line`(
    _ words: [String], _ line: String
  ) throws {
    try folder.write("hello", to: "text.json")
    try folder.write(#"{"schemaVersion": 1, "modules": []}"#, to: "old.json")
    try folder.write(#"{"schemaVersion": 3}"#, to: "half.json")
    let result = run(words, in: folder.path)
    #expect(result.exitCode == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: \(line)"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
