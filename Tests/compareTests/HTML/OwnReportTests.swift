import Foundation
import ProgramSupport
import Testing

private let ownReports =
  ProcessInfo.processInfo.environment["COMPARE_REPORTS"]?
  .split(separator: ":").map(String.init) ?? []

/// The reports of this package, which `.ci/run` makes and names in `COMPARE_REPORTS`, with colons
/// between them.
@Suite(
  "The report of this package", .serialized,
  .enabled(
    if: !ownReports.isEmpty && Browser.path != nil,
    "COMPARE_REPORTS names no report, or there is no Chromium on PATH"))
struct OwnReportTests {
  @Test(arguments: ownReports)
  func `It renders, and every module's types show their evidence`(_ report: String) throws {
    let browser = try Browser(path: report)
    #expect(browser.requests.count == 1)
    try browser.evaluate("Parts.fillAll()")
    try browser.expectSoundStructure()
    let modules = try browser.count(".explorer")
    #expect(modules >= 5)
    for module in 0..<modules {
      try browser.evaluate("Modules.show(document.getElementById('m\(module)'))")
      // A large graph opens with its groups closed.
      if try browser.count("#m\(module) .node[data-group]") > 0 {
        try browser.click("#m\(module) .opened")
      }
      try browser.click("#m\(module) .node[data-type]")
      #expect(try !browser.shown.isEmpty)
      #expect(try browser.count("#m\(module) .edges > li:not([hidden]) a.place + code") > 0)
      try browser.press("Escape")
    }
    #expect(
      try browser.evaluate(
        """
        [...document.querySelectorAll('#actions .scene')]
          .every(each => each.querySelectorAll('.column').length === \(modules))
        """) == true)
    try browser.resize(width: 390, height: 844)
    #expect(try browser.evaluate("document.scrollingElement.scrollWidth") == 390)
    #expect(browser.complaints == [])
  }

  /// The first report was made with `--actions`.
  @Test(arguments: ownReports.prefix(1))
  func `The same action is drawn in each module; a message leads to its source`(
    _ report: String
  ) throws {
    let browser = try Browser(path: report)
    // What is below waits for its reader; the source that a message leads to goes on waiting.
    try browser.evaluate("Parts.fill(document.querySelector('#actions noscript.part'))")
    let actions = try browser.count("#actions h3")
    #expect(actions > 0)
    let modules = try browser.count("section:is(#m0, #m1, #m2, #m3, #m4)")
    #expect(modules == 5)
    #expect(try browser.count("#actions svg.sequence:not(.names)") == actions * modules)
    try browser.click("#actions a[aria-label*='savePressed'] text")
    #expect(
      try browser.evaluate("document.querySelector(':target').textContent").string?
        .contains("func savePressed(") == true)
    #expect(try browser.evaluate("document.querySelector(':target').checkVisibility()") == true)
  }
}
