import Testing

@testable import ArchitectureReport
@testable import ReportFormats

@Suite("A difference as a comment of a pull request")
struct DiffMarkdownTests {
  /// Edges from one hostile type to many others.
  private func diff(_ count: Int, named name: String = "T") -> ReportDiff {
    var module = ModuleReport.sample
    module.edges = EdgeReport(
      (0..<count).map { number in
        EdgeReport.Edge(
          from: "@\(name)", to: "To\(number)", toModule: "MVCTodo", kind: .concrete,
          places: [.init(file: "A|<b>`\n.swift", line: 1, column: 1)])
      }, of: "MVCTodo")
    var before = ModuleReport.sample
    before.findings = []
    return ReportDiff(
      from: Report(modules: [before]), to: Report(modules: [module]),
      old: DiffSide(title: "main", commit: "0123456789"), new: DiffSide(title: "the working tree"))
  }

  @Test func `A summary, findings that are seen at once, and the rest to unfold`() {
    let text = DiffMarkdown(diff(1)).text
    #expect(
      text.hasPrefix(
        """
        ### Architecture: 1 new finding, 1 new edge, 2 vanished edges, 4 moved numbers.

        main (0123456) → the working tree

        **1 new finding**

        - `MVCTodo`: `[mvc.view-knows-model] View → Store` in \
        `Sources/MVCTodo/Controller.swift:14:5`: the view refers to the model. Let the controller \
        tell the view what to show.

        <details>
        <summary>1 new edge</summary>

        - `MVCTodo`: `@T → To0` in `` A|<b>`�.swift:1 ``

        </details>

        """))
    #expect(text.contains("| MVCTodo | findings | 0 | 1 | +1, worse |\n"))
  }

  @Test func `It is cut to what a comment may have, and says what is missing and how to get it`() {
    let text = DiffMarkdown(diff(5_000)).text
    #expect(text.utf8.count <= 65_000)
    #expect(text.utf8.count > 60_000)
    #expect(text.contains("\n- … and "))
    #expect(
      text.hasSuffix(
        "This was cut to what a comment may have: `compare diff --format json` has everything.\n"))
    #expect(text.contains("<summary>5000 new edges</summary>"))
    let none = DiffMarkdown(diff(2, named: String(repeating: "é", count: 40_000))).text
    #expect(none.utf8.count <= 65_000)
    #expect(none.contains("\n- … and 2 more\n"))
  }

  @Test func `Nothing moved`() {
    let same = ReportDiff(from: Report(modules: [.sample]), to: Report(modules: [.sample]))
    #expect(
      DiffMarkdown(same).text
        == "### Architecture: Nothing moved.\n\nthe earlier result → the later result\n")
  }
}
