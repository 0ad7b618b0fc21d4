import CompareSupport
import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import ReportFormats

@Suite("Change requests")
struct ChangesReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Search\n\nMore.\n", to: "search/request.md")
    try folder.write("# Undo <all>\n", to: "undo/request.md")
    try folder.write(
      """
      diff --git a/App/List.swift b/App/List.swift
      index 0123..4567 100644
      --- a/App/List.swift
      +++ b/App/List.swift
      @@ -1,2 +1,3 @@
       struct List {
      --1
      +-2
      ++3
      diff --git a/App/New.swift b/App/New.swift
      new file mode 100644
      --- /dev/null
      +++ b/App/New.swift
      @@ -0,0 +1 @@
      +let new = 1

      """, to: "search/mvc.patch")
    try folder.write("", to: "undo/mvc.patch")
    try write(
      "search|MVCTodo|tests: old functions that change|2",
      "search|MVCTodo|tests: old functions that break|3", "search|MVCTodo|largest type|1 → 2",
      "undo|MVCTodo|tests: old functions that change|1",
      "undo|MVCTodo|tests: old functions that break|0", "pairs|MVCTodo|conflicts|2",
      "pairs|MVCTodo|pairs that pass|0", "pairs|MVCTodo|pairs that fail|1",
      "pairs|MVCTodo|pairs that conflict|0", "pairs|MVCTodo|pairs not comparable|0",
      "search|Other|lines added|1")
  }

  private func write(_ lines: String...) throws { try write(lines) }

  private func write(_ lines: [String]) throws {
    let text = lines.map { $0.replacing("|", with: "\t") + "\n" }.joined()
    try folder.write(text, to: "numbers.tsv")
  }

  private func read() throws(Failure) -> [String: ChangesReport] {
    try ChangesReport.read(in: folder.path, for: ["MVCTodo": .mvc, "VIPERTodo": .viper])
  }

  @Test func `Patches and numbers are read, of modules that have both`() throws {
    let all = try read()
    #expect(Array(all.keys) == ["MVCTodo"])
    let changes = try #require(all["MVCTodo"])
    #expect(changes.conflicts == 2)
    #expect(changes.requests.map(\.name) == ["search", "undo"])
    #expect(changes.requests.map(\.title) == ["Search", "Undo <all>"])
    #expect(changes.requests.map(\.changedTests) == [2, 1])
    #expect(changes.requests.map(\.oldTests) == [3, 0])
    let pairs = ChangesReport.Pairs(passing: 0, failing: 1, conflicting: 0, notComparable: 0)
    #expect(changes.pairs == pairs)
    let files = changes.requests[0].files
    #expect(files.map(\.path) == ["App/List.swift", "App/New.swift"])
    #expect(files.map(\.added) == [2, 1] && files.map(\.removed) == [1, 0])
    #expect(files[1].lines == ["@@ -0,0 +1 @@", "+let new = 1"])
  }

  @Test func `Numbers and results of an earlier version can still be read`() throws {
    try write(
      "search|MVCTodo|tests: old cases that break|3", "undo|MVCTodo|tests: old cases that break|0",
      "pairs|MVCTodo|conflicts|2")
    var module = ModuleReport.sample
    module.changes = try read()["MVCTodo"]
    #expect(module.changes?.requests.map(\.oldTests) == [3, 0])
    #expect(module.changes?.requests.map(\.changedTests) == [nil, nil])
    #expect(module.changes?.conflicts == 2 && module.changes?.pairs == nil)
    let result = try JSONEncoder().encode(module.changes)
    #expect(!String(decoding: result, as: UTF8.self).contains("pairs"))
    #expect(try JSONDecoder().decode(ChangesReport.self, from: result) == module.changes)
    let rows = TableRows.all(for: [module]).filter { $0.key.hasPrefix("changes.") }
    #expect(rows.map { $0.cells[0] } == ["1.0", "2.0", "—", "1.5", "—", "—", "—", "—", "—", "2"])
    #expect(ReportPage.format(Report(modules: [module]), .none).contains("<p>Old tests: 3 break."))
  }

  @Test func `A file that is a link out of the folder is not read`() throws {
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("secret\n", to: "secret.txt")
    for name in ["numbers.tsv", "undo/request.md", "search/mvc.patch"] {
      let path = "\(folder.path)/\(name)"
      let text = try folder.read(name)
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: "\(elsewhere.path)/secret.txt")
      let line = "'\(path)' cannot be read: it leads out of '\(folder.path)'."
      #expect(throws: Failure(line)) { try read() }
      try FileManager.default.removeItem(atPath: path)
      try folder.write(text, to: name)
    }
  }

  @Test func `The table has what a change takes on average`() throws {
    var module = ModuleReport.sample
    module.changes = try read()["MVCTodo"]
    let rows = TableRows.all(for: [module, .empty]).filter { $0.key.hasPrefix("changes.") }
    #expect(
      rows.map { [$0.label] + $0.cells } == [
        ["Files per change", "1.0", "—"], ["Lines per change", "2.0", "—"],
        ["Old tests that change", "1.5", "—"], ["Old tests that break", "1.5", "—"],
        ["Pairs of changes", "1", "—"], ["  merge and pass", "0", "—"],
        ["  merge, but fail", "1", "—"], ["  conflict", "0", "—"],
        ["  not comparable", "0", "—"], ["  conflicting places in the module", "2", "—"],
      ])
    #expect(TableRows.all(for: [.sample]).allSatisfy { !$0.key.hasPrefix("changes.") })
  }

  @Test func `The report shows each change file by file; a summary has no lines`() throws {
    var module = ModuleReport.sample
    module.changes = try read()["MVCTodo"]
    let page = ReportPage.format(Report(modules: [module, .empty]), .none)
    #expect(page.contains("<h3 id=\"change1\">Undo &lt;all&gt;</h3>"))
    #expect(page.contains("<p>Old tests: 2 change, 3 break.</p>"))
    #expect(page.contains("<summary>List.swift <small>+2 −1</small></summary>"))
    #expect(page.contains(" struct List {\n<del>--1\n</del><ins>+-2\n</ins><ins>++3\n</ins>"))
    // The same file changes again and again; each listing has a label of its own.
    #expect(page.contains(", Search, List.swift\"><code>"))
    let summary = ReportPage.format(Report(modules: [module]).summary, .none)
    #expect(!summary.contains("id=\"changes\""))
  }

  @Test func `What is missing or wrong is named`() throws {
    func message() -> String? {
      do throws(Failure) {
        _ = try read()
        return nil
      } catch {
        return error.line
      }
    }
    // Numbers that are too large or negative could not be added up.
    for number in ["many", "-1", "9223372036854775807"] {
      try write(
        "search|MVCTodo|tests: old functions that break|\(number)", "pairs|MVCTodo|conflicts|2")
      #expect(
        message()?.hasSuffix(
          "has no number 'tests: old functions that break' of search in MVCTodo.")
          == true)
    }
    try write("search|MVCTodo|tests: old functions that break|1")
    #expect(message()?.hasSuffix("has no number 'conflicts' of pairs in MVCTodo.") == true)
    try write("search|MVCTodo")
    #expect(message()?.contains("has a line without four cells: 'search") == true)
    let known = ["search|MVCTodo|tests: old functions that break|1", "pairs|MVCTodo|conflicts|2"]
    try write(known + ["pairs|MVCTodo|pairs that pass|0"])
    #expect(message()?.hasSuffix("has no number 'pairs that fail' of pairs in MVCTodo.") == true)
    let rest = ["fail", "conflict"].map { "pairs|MVCTodo|pairs that \($0)|0" }
    try write(
      known + rest + ["pairs|MVCTodo|pairs that pass|1", "pairs|MVCTodo|pairs not comparable|0"])
    #expect(message()?.hasSuffix("has 1 pair of requests in MVCTodo; there are 0.") == true)
    try write("lost|MVCTodo|tests: old functions that break|1", "pairs|MVCTodo|conflicts|2")
    #expect(
      message()?.hasSuffix("/lost/request.md' cannot be read: No such file or directory.") == true)
  }
}
