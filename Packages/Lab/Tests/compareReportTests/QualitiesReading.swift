import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import ReportFormats
@testable import SourceRecords

extension BrowserTests {
  /// The table of introductions: 25 cells of sentences.
  struct QualitiesReading {
    private let report = Report(
      modules: [ModuleReport].forms
        .with([100, 200, 50, 300, 400, 500, 100, 200]) { $0.lines.code = $1 })

    @Test
    func `A cell leads to its source, and every link of the table has a name of its own`() throws {
      let browser = try Browser(try SamplePage(report))
      try browser.expectSoundStructure()
      #expect(try browser.count(".qualities tbody td") == 20)
      // No column has an edge.
      #expect(try browser.text("#claims")?.contains("Coupling, by concrete edges across ") == true)
      try browser.click(".qualities td a[href='#source6']")
      #expect(
        try browser.text(":target") == "John Gossman, Advantages and disadvantages of M-V-VM")
      #expect(browser.complaints == [])
    }

    @Test func `On a phone it scrolls by itself, and the names of the patterns stay`() throws {
      let browser = try Browser(try SamplePage(report), width: 390, height: 844)
      #expect(try browser.evaluate("document.scrollingElement.scrollWidth") == 390)
      #expect(
        try browser.evaluate(
          """
          (() => {
            const scroll = document.querySelector('.scroll:has(.qualities)');
            scroll.scrollLeft = 300;
            const name = scroll.querySelector('tbody th').getBoundingClientRect();
            return scroll.scrollLeft === 300
              && name.left >= scroll.getBoundingClientRect().left;
          })()
          """) == true)
    }
  }
}
