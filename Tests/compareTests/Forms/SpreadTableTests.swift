import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats
@testable import SourceRecords

@Suite("Which patterns stand apart, as a table")
struct SpreadTableTests {
  private let report = Report(
    modules: [ModuleReport].forms
      .with([10, 12, 11, 17, 15, 40, 8, 12]) { $0.lines.code = $1 }
      .with([1.5, 1.6, 2.5, 1.5, 1.5, 1.5, 1.5, 1.5]) { $0.complexity.mean = $1 })

  @Test func `As text it stands below the table, with the same rows`() {
    let text = TableFormatter.format(report, all: false)
    #expect(
      text.hasSuffix(
        """

        Which patterns stand apart?
                            Within MVC                 Within MVP                          Between patterns                     Stands apart
        Size
          Lines of code     5.00×: 8 Classic – 40 Fat  each 12                             1.70×: 10 MVCTodo – 17 MVITodo       can't be told apart
          Types             each 0                     each 0                              each 0                               same in all
        Coupling
          Dependency edges  each 0                     each 0                              each 0                               same in all
            concrete        each 0                     each 0                              each 0                               same in all
          Cycles            each 0                     each 0                              each 0                               same in all
        Complexity
          Complexity, mean  each 1.50                  1.07×: 1.50 Passive – 1.60 MVPTodo  1.67×: 1.50 MVCTodo – 2.50 MVVMTodo  can't be told apart

        """))
  }

  @Test func `As Markdown it says what a range is`() {
    let text = MarkdownFormatter.format(report, all: false)
    #expect(
      text.contains(
        """

        ### Which patterns stand apart?

        \(Spreads(report.modules)?.explanation ?? "")

        |  | Within MVC | Within MVP | Between patterns | Stands apart |
        | --- | --- | --- | --- | --- |
        | **Size** |  |  |  |  |
        | Lines of code | 5.00×: 8 Classic – 40 Fat | each 12 | 1.70×: 10 MVCTodo – 17 MVITodo | can't be told apart |

        """))
    #expect(
      MarkdownFormatter.format(report, all: true).contains(
        "\n| – comment | each 0 | each 0 | each 0 | same in all |\n"))
  }

  @Test func `A pattern that stands apart is named`() throws {
    let modules = report.modules.with([10, 40, 11, 17, 15, 10, 8, 90]) { $0.lines.code = $1 }
    let table = try #require(SpreadTable(modules, TableRows.groups(for: modules)))
    #expect(table.markdown.contains("| MVP: more |"))
  }

  @Test func `The widest range between two writings has a column of its own`() {
    let modules =
      report.modules.with([10, 12, 11, 17, 15, 40, 8, 12]) { $0.lines.code = $1 }
      + [("SecondMVC", .mvc, 11), ("SecondMVP", .mvp, 30)].map { name, pattern, lines in
        ModuleReport.form(name, of: pattern).with {
          $0.variant = "second"
          $0.lines.code = lines
        }
      }
    let text = MarkdownFormatter.format(Report(modules: modules), all: false)
    #expect(
      text.contains(
        " in all its forms and in its rewriting: by more than 10 %, and by more than any rewriting "
      ))
    #expect(
      text.contains(
        "\n| Lines of code | 5.00×: 8 Classic – 40 Fat | each 12 | 2.50×: 12 MVPTodo – 30 SecondMVP"
          + " | 1.70×: 10 MVCTodo – 17 MVITodo | can't be told apart |\n"))
    let writings = modules.filter { $0.variant == nil || $0.isSecondWriting }
    #expect(
      MarkdownFormatter.format(Report(modules: writings), all: false).contains(
        "\n|  | Widest between writings | Between patterns | Stands apart |\n"))
  }

  @Test func `Nothing in a name is markup`() throws {
    var modules = report.modules
    modules[5].name = "Fat|<b>"
    let table = try #require(SpreadTable(modules, TableRows.groups(for: modules)))
    #expect(table.markdown.contains(" – 40 Fat\\|\\<b\\> |"))
  }

  @Test func `Without forms there is no table, and JSON and CSV never have it`() {
    let five = Report(modules: Array(report.modules.prefix(5)))
    for form in [ReportForm(.text, showsAll: true), ReportForm(.markdown, showsAll: true)] {
      #expect(!ReportFormatter.format(five, form).contains("stand apart?"))
    }
    for form in [ReportForm(.json), ReportForm(.csv)] {
      #expect(!ReportFormatter.format(report, form).contains("stand apart?"))
    }
  }
}
