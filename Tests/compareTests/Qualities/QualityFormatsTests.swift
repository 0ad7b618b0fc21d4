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
        " | Overkill for a simple user interface. (6) *does not*: 50. "
          + "Against the claim: MVVM and MVC. |\n| **MVI** | "))
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
        "Against the claim: MVVM and MVC. Other forms: 0 of 3. |\n"))
    #expect(text.contains("*holds*: 400. Other forms: 4 of 6, all but those with Fat. |\n"))
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

  @Test func `On the page each cell leads to its source, and the verdict has its colour`() throws {
    let markup = try #require(QualityTable(modules)).section.content.markup
    #expect(
      markup.contains(
        """
        <td><p>Overkill for a simple user interface. \
        <a href="#source6" aria-label="Source 6: John Gossman, Advantages and disadvantages of \
        M-V-VM">6</a></p>
        <p class="verdict bad"><strong>does not</strong></p>
        <p>50. Against the claim: MVVM and MVC.</p>
        <p><strong>Other forms:</strong> 0 of 3.</p></td>
        """))
    #expect(
      markup.contains("<li id=\"source1\"><a href=\"https://medium.com/ios-os-x-development/"))
    #expect(markup.contains("<th scope=\"row\">VIPER</th>"))
    #expect(
      markup.contains("<th scope=\"col\">Coupling <small>concrete edges across roles</small></th>"))
    #expect(!ReportPage.format(Report(modules: [.sample]), .none).contains("#qualities"))
  }
}
