import Foundation
import ProgramSupport
import Testing

@testable import ReportFormats

extension BrowserTests {
  /// What gets into and out of the page.
  struct PageSafety {
    @Test func `It renders without a complaint, and asks for nothing but itself`() throws {
      let page = try SamplePage.whole()
      let browser = try Browser(page)
      #expect(browser.complaints == [])
      #expect(browser.requests.count == 1)
      #expect(browser.requests.first?.hasPrefix("file://") == true)
      #expect(try browser.text("h1") == "Architecture, side by side")
      #expect(try browser.count("table.summary tbody tr") > 40)
      #expect(try browser.count("#m0 .node[data-type]") == 5)
      #expect(try browser.count("#m0 .edge.abstract[data-from]") == 1)
      #expect(try browser.count("#m0 .edge.cyclic[data-from]") == 2)
      #expect(try browser.text("#m0 .edge.cyclic[data-from] text") == "↻?")
      #expect(try browser.text("#m0 .findings strong") == "View → Store:")
      #expect(try browser.text("#m0 .note") == "why")
      #expect(
        try browser.text("#m1").map { $0.contains("there are no lists of types and edges") } == true
      )
    }

    @Test func `The policy lets nothing out`() throws {
      let browser = try Browser(try SamplePage.whole())
      let answer = try browser.evaluate(
        "fetch('https://example.invalid/').then(() => 'out', () => 'refused')")
      #expect(answer == "refused")
      #expect(browser.complaints.contains { $0.contains("Content Security Policy") })
      // An injected script doesn't run.
      try browser.evaluate(
        """
        const script = document.createElement('script');
        script.textContent = 'window.intruder = true';
        document.body.append(script);
        """)
      #expect(try browser.evaluate("window.intruder === true") == false)
    }

    @Test func `A name, a path and a line of code stay text, whatever is in them`() throws {
      let evil = "</script><img src=x onerror=alert(1)>\"'&<b>\u{2028}\u{202E}\u{0}"
      let shown = "</script><img src=x onerror=alert(1)>\"'&<b>\\u{2028}\\u{202E}\\u{0}"
      let page = try SamplePage(.hostile(evil), SourceTexts([evil: evil + "\n"]))
      let browser = try Browser(page)
      try browser.click("#m0 .node[data-type]")
      #expect(browser.complaints == [])
      #expect(browser.requests.count == 1)
      #expect(try browser.count("img, b b, iframe, object, [onerror]") == 0)
      #expect(try browser.count("script") == 2)
      let literal = String(decoding: try JSONEncoder().encode(shown), as: UTF8.self)
      let count = { (selector: String) in
        try browser.evaluate(
          """
          [...document.querySelectorAll(`\(selector)`)]
            .filter(each => each.textContent.trim() === \(literal)).length
          """)
      }
      #expect(try count("#m0 .select") == 1)
      #expect(try count("#m0 h2") == 1)
      #expect(try count("#m0 .matrix tbody th") == 1)
      #expect(try count(".column[data-column='0'] pre span") == 1)
      #expect(
        try browser.evaluate("document.querySelector('#m0 .selection').textContent")
          .string?.contains("onerror=alert(1)") == true)
    }
  }
}
