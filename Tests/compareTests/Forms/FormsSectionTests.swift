import Foundation
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats

@Suite("The strips of the report")
struct FormsSectionTests {
  private let modules = [ModuleReport].forms
    .with([10, 12, 11, 18, 15, 30, 10, 12]) { $0.files = $1 }

  @Test func `Without forms there is no section`() {
    #expect(FormsSection(modules: Array(modules.prefix(5))) == nil)
    #expect(!ReportPage.format(Report(modules: Array(modules.prefix(5))), .none).contains("#forms"))
  }

  @Test func `A number has a strip where it differs, and is named where it doesn't`() throws {
    let section = try #require(FormsSection(modules: modules)).section
    #expect(section.content.markup.components(separatedBy: "<figure").count == 2)
    #expect(section.content.markup.contains("and so not drawn: Lines of code; Lines of code: com"))
    #expect(
      section.content.markup.contains(
        """
        <tr><th scope="row">Files</th><td>3.00×: 10 MVCTodo – 30 Fat</td><td>each 12</td>\
        <td>1.80×: 10 MVCTodo – 18 MVITodo</td><td>can&#39;t be told apart</td></tr>
        """))
  }

  @Test func `The smallest number is at the left of the axis, the largest at its right`() throws {
    let spread = try #require(files(modules))
    #expect(spread.numbers.map { StripAxis.x($0, in: spread) }.min() == StripAxis.left)
    #expect(spread.numbers.map { StripAxis.x($0, in: spread) }.max() == StripAxis.right)
    let same = try #require(files(modules.map { $0.with { $0.files = 7 } }))
    #expect(StripAxis.x(same.between.least, in: same) == (StripAxis.left + StripAxis.right) / 2)
  }

  @Test
  func `A band spans a pattern's smallest to largest number; one number has no band`() throws {
    let spread = try #require(files(modules))
    let mvc = StripRow(.mvc, spread, y: 50)
    #expect(mvc.band.markup.contains("x=\"76\" y=\"56\" width=\"356\""))
    #expect(!StripRow(.viper, spread, y: 50).band.markup.contains("<rect"))
    #expect(StripRow(.viper, spread, y: 50).dots.count == 1)
  }

  @Test func `Dots at the same place don't hide each other`() throws {
    let dots = StripRow(.mvc, try #require(files(modules)), y: 50).dots.map(\.markup)
    // MVCTodo and Classic have 10 files, Fat has 30.
    #expect(dots.map { $0.contains("transform=\"translate(0 -8)\"") } == [false, true, false])
  }

  @Test func `A claim's second verdict is below the first`() throws {
    let section = try #require(ClaimsSection.section(FivePatterns.claims(modules)))
    #expect(
      section.content.markup.contains(
        "<p><strong>Other forms:</strong> <em>holds for no choice of forms</em>, 0 of 6."))
    let five = ClaimsSection.section(FivePatterns.claims(Array(modules.prefix(5))))
    #expect(five?.content.markup.contains("Other forms") == false)
  }

  private func files(_ modules: [ModuleReport]) -> Spread? {
    TableRows.all(for: modules).first.flatMap { Spreads(modules)?.spread(of: $0) }
  }
}
