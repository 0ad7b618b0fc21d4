import ProgramSupport
import Testing

/// A page at a glance; `Packages/Lab` reads all of it.
@Suite(
  "The report in a browser", .serialized,
  .enabled(if: Browser.path != nil, "there is no Chromium on PATH"))
struct ReportInBrowserTests {
  @Test func `It renders whole, and asks for nothing but itself`() throws {
    let browser = try Browser(SamplePage.whole())
    try browser.expectSoundStructure()
    #expect(browser.requests.count == 1)
    #expect(try browser.count("table.summary tbody tr") > 40)
    #expect(try browser.count("#m0 .node[data-type]") == 5)
    #expect(browser.complaints == [])
  }

  @Test func `A type shows its edges, and their proof leads to the line`() throws {
    let browser = try Browser(SamplePage.whole())
    try browser.click(".node[aria-label^='Controller,']")
    #expect(try browser.text("#m0 .selection") == "Controller: refers to 2, referred to by 0")
    #expect(try browser.shown == ["Controller → Store", "Controller → View.Row"])
    try browser.click("#m0 .edges > li:not([hidden]) a.place")
    #expect(try browser.text(":target") == "  let line3 = View.Row()\n")
    #expect(browser.complaints == [])
  }
}
