import ProgramSupport
import Testing

/// The page in a real browser, one at a time.
@Suite(
  "The report in a browser", .serialized,
  .enabled(if: Browser.path != nil, "there is no Chromium on PATH"))
enum BrowserTests {
  static let controller = ".node[aria-label^='Controller,']"
}
