import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats
@testable import SourceRecords

@Suite("The table of introductions, as it is shown")
struct QualityFormatsTests {
  private let modules = [ModuleReport].forms
    .with([100, 200, 50, 300, 400, 500, 100, 200]) { $0.lines.code = $1 }

  @Test
  func `In Markdown a cell has the claim, its source's number, its verdict and number`() throws {
    let text = try #require(QualityTable(Array(modules.prefix(5)))).markdown
    #expect(
      text.hasPrefix(
        "\n### What introductions say\n\n\(QualityTable.explanation)\n\n|  | Coupling: "))
    #expect(
      text.contains(
        " | Overkill for a simple user interface. (6) *does not*: 50 lines; "
          + "MVC has more (100). Public apps: holds in 7 of 9. |\n| **MVI** | "))
    #expect(
      text.contains(
        """

        Sources:

        1. [Bohdan Orlov, iOS Architecture Patterns](https://
        """))
    #expect(!text.contains("Other forms"))
  }

  @Test func `With other forms it says for how many choices`() throws {
    let text = try #require(QualityTable(modules)).markdown
    #expect(
      text.contains(
        "*does not*: 50 lines; MVC has more (100). Other forms: 0 of 3. Public apps: holds in 7 of 9"
          + ". |\n"))
    #expect(
      text.contains("*holds*: 400 lines. Other forms: 4 of 6, all but those with Fat. Public "))
  }

  @Test func `It stands below the claims, with every number, and nowhere else`() {
    let report = Report(modules: modules)
    let claims = ClaimsMarkdown.format(FivePatterns.claims(modules))
    #expect(
      MarkdownFormatter.format(report, all: true).contains(
        claims + "\n### What introductions say\n"))
    #expect(!MarkdownFormatter.format(report, all: false).contains("introductions"))
    #expect(
      !MarkdownFormatter.format(Report(modules: [.sample]), all: true).contains("introductions"))
    for form in [ReportForm(.text, showsAll: true), ReportForm(.json), ReportForm(.csv)] {
      #expect(!ReportFormatter.format(report, form).contains("introductions"))
    }
  }

  @Test func `On the page each cell leads to its source, and the verdict has its badge`() throws {
    let markup = try #require(QualityTable(modules)).html.markup
    #expect(
      markup.contains(
        """
        <td><p>Overkill for a simple user interface. \
        <a href="#source6" aria-label="Source 6: John Gossman, Advantages and disadvantages of \
        M-V-VM">6</a></p>
        <p class="verdict alone"><strong>does not</strong> \
        <span>public apps: holds in 7 of 9</span></p>
        <p>50 lines; MVC has more (100).</p>
        <p><strong>Other forms:</strong> 0 of 3.</p></td>
        """))
    #expect(
      markup.contains("<li id=\"source1\"><a href=\"https://medium.com/ios-os-x-development/"))
    #expect(markup.contains("<th scope=\"row\">VIPER</th>"))
    // Without a type and an edge, these are the same for all five.
    #expect(!markup.contains("<th scope=\"col\">Coupling"))
    #expect(
      markup.contains("<p>Coupling, by concrete edges across roles, is too close to call for "))
    #expect(!ReportPage.format(Report(modules: [.sample]), .none).contains("#qualities"))
  }
}
