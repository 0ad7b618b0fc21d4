import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats

@Suite("A table that is wider than the terminal")
struct WideTableTests {
  private let table = TextTable(
    header: ["", "One", "Two", "Three"],
    rows: [["Size"], ["  lines", "1", "22", "333"], ["  files", "4", "5", "6"]])

  @Test func `Blocks of columns stand one below the other, each with the names of the rows`() {
    #expect(
      table.text(within: 18) == """
                 One  Two
        Size
          lines    1   22
          files    4    5

                 Three
        Size
          lines    333
          files      6

        """)
  }

  @Test func `What fits is as it is in a pipe, to the last column`() {
    let widest = table.text.split(separator: "\n").map(\.count).max() ?? 0
    #expect(table.text(within: widest) == table.text)
    #expect(table.text(within: widest - 1) != table.text)
    #expect(table.text(within: nil) == table.text)
  }

  @Test func `However narrow it is, each block has a column`() {
    #expect(
      TextTable(header: ["", "One", "Two"], rows: [["lines", "1", "2"]]).text(within: 1) == """
               One
        lines    1

               Two
        lines    2

        """)
  }

  @Test func `The report's tables are no wider than they may be`() {
    let modules = (0..<19).map { number in
      var module = ModuleReport.sample
      module.name = "Implementation\(number)"
      return module
    }
    let text = TableFormatter.format(Report(modules: modules), all: false, width: 80)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(text.contains("Implementation18"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("  Lines of code") } == 7)
  }

  @Test
  func `Rows of dashes are left out and counted, unless all rows or these are asked for`() throws {
    var module = ModuleReport.sample
    (module.tests, module.coverage, module.findings) = (nil, nil, nil)
    let report = Report(modules: [module, .empty])
    let text = TableFormatter.format(report, all: false)
    #expect(!text.contains("Test"))
    #expect(!text.contains("Findings"))
    #expect(
      text.hasSuffix("\n6 rows are left out, with a dash in each column: --all shows every row.\n"))
    // A dash beside a number stays.
    #expect(text.contains("    max                      4          —"))
    let all = TableFormatter.format(report, all: true)
    #expect(all.contains("  Test functions                    —          —"))
    #expect(!all.contains("left out"))
    let chosen = TableFormatter.format(report, all: false, rows: try RowChoice(["tests.functions"]))
    #expect(
      chosen
        == "                  MVCTodo  VIPERTodo\nTests\n  Test functions        —          —\n")
  }
}

@Suite("The rows of an older result")
struct OlderRowsTests {
  @Test func `Without test functions the cases stand first, and next to others as a dash`() {
    let older = ModuleReport.sample.with { $0.tests?.functions = nil }
    let rows = TableRows.all(for: [older]).filter { $0.key.hasPrefix("tests.") }.prefix(2)
    #expect(rows.map(\.label) == ["Test cases", "  failed"])
    let both = TableRows.all(for: [older, .sample]).filter { $0.key.hasPrefix("tests.") }.prefix(2)
    #expect(both.map(\.label) == ["Test functions", "  cases"])
    #expect(both.map(\.cells) == [[TextTable.dash, "4"], ["7", "7"]])
  }
}

@Suite("The rows that are wished for")
struct RowChoiceTests {
  private let report = Report(modules: [.sample, .empty])

  @Test func `By key and by group, in the order of the table, as text, Markdown and CSV`() throws {
    let choice = try RowChoice(["complexity", "types", "paths"])
    #expect(
      TableFormatter.format(report, all: false, rows: choice) == """
                                      MVCTodo  VIPERTodo
        Size
          Types                            15          0
        Complexity
          Complexity, mean               2.50        n/a
            max                             4          —
            longest function, lines         9          —
        Paths to a store
          Actions that reach a store        1          —
            perhaps                         1          —
            types on the path, mean      3.00          —
            longest                         3          —

        """)
    #expect(
      CSVFormatter.format(report, try RowChoice(["types", "tests.run"])) == """
        metric,MVCTodo,VIPERTodo
        types,15,0
        tests.run,7,

        """)
    #expect(
      MarkdownFormatter.format(report, all: false, rows: try RowChoice(["types"])) == """
        |  | MVCTodo | VIPERTodo |
        | --- | ---: | ---: |
        | **Size** |  |  |
        | Types | 15 | 0 |

        """)
  }

  @Test func `Every row that there may be can be named, whatever was measured`() throws {
    _ = try RowChoice(TableRows.all(for: [.sample]).map(\.key))
    _ = try RowChoice(["actions.messages", "resolved", "edges.to.Shared", "dynamic", "size"])
  }

  @Test func `Rows that were not measured are reported as missing`() throws {
    let text = TableFormatter.format(report, all: false, rows: try RowChoice(["dynamic"]))
    #expect(
      text == """
          MVCTodo  VIPERTodo

        None of the rows was measured: --all shows those that were.

        """)
    let one = TableFormatter.format(report, all: false, rows: try RowChoice(["types"]))
    #expect(!one.contains("measured"))
  }

  @Test func `A name that no row has is refused, with those that may be meant`() {
    #expect(throws: RowChoice.Unknown(name: "line.code", near: ["lines.code"])) {
      try RowChoice(["types", "line.code"])
    }
    #expect(throws: RowChoice.Unknown(name: "nccd", near: ["components.nccd"])) {
      try RowChoice(["nccd"])
    }
    #expect(
      throws: RowChoice.Unknown(
        name: "zzz",
        near: [
          "size", "coupling", "complexity", "tests", "paths", "dynamic", "change", "functions",
        ])
    ) { try RowChoice(["zzz"]) }
  }
}
