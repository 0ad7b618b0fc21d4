import ProgramSupport
import Testing

@testable import ReportFormats
@testable import RunTrace

extension BrowserTests {
  /// The page of a trace.
  struct TracePageTests {
    @Test func `It renders without a complaint, and asks for nothing but itself`() throws {
      let page = TraceFormatter.format(.sample, .html)
      let browser = try Browser(try SamplePage(page: page))
      #expect(browser.complaints == [])
      #expect(browser.requests.count == 1)
      #expect(try browser.count("#messages li") == 7)
      #expect(try browser.count("#sequence svg.sequence:not(.names)") == 1)
      #expect(try browser.count("#sequence svg [role=img]") > 0)
      #expect(try browser.text("#messages ol ol li code") == "Host.greet, through Greeter × 28")
    }
  }
}
