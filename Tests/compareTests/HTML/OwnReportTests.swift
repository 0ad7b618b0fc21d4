import Foundation
import Testing

private let ownReport = ProcessInfo.processInfo.environment["COMPARE_REPORT"]

/// The report of this package, which `.ci/run` makes and names in `COMPARE_REPORT`.
@Suite(
  "The report of this package",
  .enabled(
    if: ownReport != nil && BrowserProcess.path != nil,
    "COMPARE_REPORT names no report, or there is no Chromium on PATH"))
struct OwnReportTests {
  @Test("It renders, and every module's types show their evidence")
  func rendersEveryModules() throws {
    let browser = try Browser(SamplePage(path: try #require(ownReport)))
    #expect(browser.requests.count == 1)
    try browser.expectSoundStructure()
    #expect(try browser.count(".explorer") == 5)
    for module in 0..<5 {
      try browser.click("#m\(module) .node[data-type]")
      #expect(try !browser.shown.isEmpty)
      #expect(try browser.count("#m\(module) .edges > li:not([hidden]) a.place + code") > 0)
      try browser.press("Escape")
    }
    #expect(
      try browser.evaluate(
        """
        [...document.querySelectorAll('.scene')]
          .every(each => each.querySelectorAll('.column').length === 5)
        """) == true)
    try browser.resize(width: 390, height: 844)
    #expect(try browser.evaluate("document.scrollingElement.scrollWidth") == 390)
    #expect(browser.complaints == [])
  }
}
