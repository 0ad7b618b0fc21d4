import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats

@Suite("Claims as Markdown")
struct ClaimsMarkdownTests {
  @Test func `A claim has its verdict, its numbers and its source`() {
    let text = ClaimsMarkdown.format([made(source: "A. Author", address: "https://example.org/a")])
    #expect(
      text == """

        ### Claims against measurements

        #### A \\< B

        *too close to call*: A 2, B 2.

        Margin: 10 % \\| of it.

        According to [A. Author](https://example.org/a): B is more.

        """)
  }

  @Test(arguments: ["", "javascript:alert(1)"])
  func `A source without an address isn't a link`(_ address: String) {
    let text = ClaimsMarkdown.format([made(source: "said often", address: address)])
    #expect(text.contains("\nAccording to said often: B is more.\n"))
  }

  @Test func `Without claims there is no section`() {
    #expect(ClaimsMarkdown.format([]).isEmpty)
    #expect(!MarkdownFormatter.format(Report(modules: [.sample]), all: true).contains("Claims"))
  }

  @Test func `It stands between what is too long for the table and the notes`() throws {
    let columns = Pattern.allCases.map(ModuleReport.column)
    let text = MarkdownFormatter.format(
      Report(modules: columns, notes: [Note(.information, "why")]), all: true)
    let section = ClaimsMarkdown.format(FivePatterns.claims(columns))
    let table = try #require(QualityTable(columns)).markdown
    #expect(text.hasSuffix("- VIPERTodo: —\n\(section)\(table)\n### Notes\n\n- why\n"))
  }

  @Test func `Nothing in the name of a type is markup`() {
    let columns = Pattern.allCases.map { pattern in
      ModuleReport.column(pattern).with {
        $0.largestType = .init(name: "Box<[T](x)|\n# *A*>", lines: 3)
      }
    }
    let text = ClaimsMarkdown.format(FivePatterns.claims(columns))
    #expect(text.contains("MVP Box\\<\\[T\\](x)\\| \\# \\*A\\*\\> 3"))
  }

  private func made(source: String, address: String) -> Claim {
    Claim(
      title: "A < B", source: source, address: address, wording: "B is more.",
      margin: "10 % | of it", measured: "A 2, B 2.", verdict: .tooClose)
  }
}
