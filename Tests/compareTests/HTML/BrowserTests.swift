import Foundation
import Testing

@testable import compare

/// The page in a real browser.
@Suite(.serialized, .enabled(if: BrowserProcess.path != nil, "there is no Chromium on PATH"))
struct BrowserTests {
  private let controller = ".node[data-name='Controller']"

  @Test func `it renders without a complaint, and asks for nothing but itself`() throws {
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
      try browser.text("#m1").map { $0.contains("there are no lists of types and edges") } == true)
  }

  @Test func `the policy lets nothing out`() throws {
    let browser = try Browser(try SamplePage.whole())
    let answer = try browser.evaluate(
      "fetch('https://example.invalid/').then(() => 'out', () => 'refused')")
    #expect(answer == "refused")
    #expect(browser.complaints.contains { $0.contains("Content Security Policy") })
    // A script that got into the page does not run.
    try browser.evaluate(
      """
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.body.append(script);
      """)
    #expect(try browser.evaluate("window.intruder === true") == false)
  }

  @Test func `a click on a type lights its edges and lists the lines that prove them`() throws {
    let browser = try Browser(try SamplePage.whole())
    #expect(try browser.shown == [])
    try browser.click(controller)
    #expect(try browser.text("#m0 .selection") == "Controller: refers to 2, referred to by 0")
    #expect(try browser.count("#m0 .edge.lit") == 2)
    #expect(try browser.count("#m0 .node.lit") == 3)
    #expect(try browser.shown == ["Controller → Store", "Controller → View.Row"])
    #expect(
      try browser.text("#m0 .edges > li:not([hidden]) ol li")?.trimmingCharacters(in: .newlines)
        == "Controller.swift:3 let line3 = View.Row()")
    try browser.click("\(controller) rect")
    #expect(try browser.shown == [])
    try browser.click(".node[data-name='A']")
    #expect(try browser.shown == ["A → B", "B → A"])
    #expect(try browser.count("#m0 .edge.lit.incoming") == 1)
    #expect(browser.complaints == [])
  }

  @Test func `by keyboard, from the start of the page`() throws {
    let browser = try Browser(try SamplePage.whole())
    try browser.press("Tab")
    #expect(try browser.focused() == "Skip to the content")
    var stops = 0
    while try browser.evaluate("document.activeElement.matches('.node')") == false, stops < 100 {
      try browser.press("Tab")
      stops += 1
    }
    let first = try browser.focused()
    #expect(first?.contains(" edges out, ") == true)
    try browser.press("ArrowRight")
    #expect(try browser.focused() != first)
    try browser.evaluate("document.querySelector(`\(controller)`).focus()")
    try browser.press("Enter")
    #expect(try browser.evaluate("document.activeElement.getAttribute('aria-pressed')") == "true")
    #expect(try browser.shown == ["Controller → Store", "Controller → View.Row"])
    try browser.press("Escape")
    #expect(try browser.shown == [])
    #expect(try browser.text("#m0 .selection") == "")
    try browser.press(" ")
    #expect(try browser.shown.count == 2)
    try browser.press("Tab")
    #expect(try browser.focused() == "Clear")
    try browser.press("Tab")
    #expect(try browser.focused()?.hasPrefix("Its edges") == true)
  }

  @Test func `a type's button in the table does what its node does`() throws {
    let browser = try Browser(try SamplePage.whole())
    try browser.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    try browser.click("#m0 .select")
    #expect(try browser.text("#m0 .selection") == "Controller: refers to 2, referred to by 0")
  }

  @Test func `the meaning of a number shows on focus and on hover, and goes with Escape`() throws {
    let browser = try Browser(try SamplePage.whole())
    let meaning = Glossary.meaning(of: "coupling.distance")
    try browser.evaluate(
      """
      [...document.querySelectorAll('.term')].find(each => each.textContent === 'Distance, D').focus()
      """)
    #expect(try browser.evaluate("document.getElementById('tooltip').hidden") == false)
    #expect(try browser.text("#tooltip") == meaning)
    try browser.press("Escape")
    #expect(try browser.evaluate("document.getElementById('tooltip').hidden") == true)
    try browser.click("table.summary tbody tr td")
    #expect(try browser.text("#tooltip") == Glossary.meaning(of: "files"))
    #expect(try browser.evaluate("document.getElementById('tooltip').hidden") == false)
  }

  @Test func `a name, a path and a line of code stay text, whatever is in them`() throws {
    let evil = "</script><img src=x onerror=alert(1)>\"'&<b>\u{2028}\u{202E}\u{0}"
    let shown = "</script><img src=x onerror=alert(1)>\"'&<b>\\u{2028}\\u{202E}\\u{0}"
    let page = try SamplePage(.hostile(evil), SourceTexts([evil: evil + "\n"]))
    let browser = try Browser(page)
    try browser.click("#m0 .node[data-type]")
    #expect(browser.complaints == [])
    #expect(browser.requests.count == 1)
    #expect(try browser.count("img, b b, iframe, object, [onerror]") == 0)
    #expect(try browser.count("script") == 1)
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

  @Test func `light and dark`() throws {
    let browser = try Browser(try SamplePage.whole())
    let background = "getComputedStyle(document.body).backgroundColor"
    try browser.prefer(colours: "light")
    let light = try browser.evaluate(background)
    try browser.prefer(colours: "dark")
    #expect(try browser.evaluate(background) != light)
  }

  @Test func `text has enough contrast in both`() throws {
    let browser = try Browser(try SamplePage.whole())
    for colours in ["light", "dark"] {
      try browser.prefer(colours: colours)
      let ratio = try browser.evaluate(Self.contrast).number ?? 0
      #expect(ratio >= 4.5, "\(colours): \(ratio)")
    }
  }

  /// The least contrast between a colour that text has and one that is behind text.
  private static let contrast = """
    (() => {
      const style = getComputedStyle(document.documentElement);
      const light = (name) => {
        const hex = style.getPropertyValue(name).trim().slice(1);
        const parts = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
          .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
      };
      const ratios = [];
      for (const text of ['--text', '--soft', '--accent', '--out', '--in', '--cycle', '--good', '--bad']) {
        for (const behind of ['--page', '--card', '--band']) {
          const [a, b] = [light(text), light(behind)].sort((one, other) => other - one);
          ratios.push((a + 0.05) / (b + 0.05));
        }
      }
      return Math.min(...ratios);
    })()
    """

  @Test func `on a phone nothing but tables, graphs and scenes is wider than the screen`() throws {
    let browser = try Browser(try SamplePage.fixture(), width: 390, height: 844)
    // A window of a phone grows with what is too wide, so its own width says nothing.
    #expect(try browser.evaluate("document.scrollingElement.scrollWidth") == 390)
  }

  @Test func `the five, scene by scene, each with a column`() throws {
    let browser = try Browser(try SamplePage.fixture())
    #expect(browser.complaints == [])
    #expect(try browser.count(".scene") > 0)
    #expect(
      try browser.evaluate(
        """
        [...document.querySelectorAll('.scene')].every(each => each.children.length === 5)
        """) == true)
    #expect(try browser.text(".column[data-column='0']")?.contains("class Controller") == true)
    try browser.click(".columns input[data-column='1']")
    #expect(try browser.count(".column[data-column='1'][hidden]") == browser.count(".scene"))
    #expect(try browser.count(".column[data-column='0'][hidden]") == 0)
  }

  @Test func `a link to a line unfolds its file and shows its column`() throws {
    let browser = try Browser(try SamplePage.fixture())
    try browser.evaluate(
      """
      document.querySelectorAll('.column details').forEach(each => each.open = false);
      document.querySelector(".columns input[data-column='0']").click();
      location.hash = document.querySelector('#m0 a.place').hash;
      new Promise(done => setTimeout(done, 0))
      """)
    #expect(try browser.count(".column[data-column='0'] details[open] :target") == 1)
    #expect(try browser.count(".column[data-column='0'][hidden]") == 0)
  }

  @Test func `every button has a name, no id is there twice, every link leads somewhere`() throws {
    let browser = try Browser(try SamplePage.fixture())
    try browser.expectSoundStructure()
    #expect(try browser.evaluate("document.documentElement.lang") == "en")
  }

  @Test func `a kept result says that it has no sources`() throws {
    let browser = try Browser(try SamplePage(Report(modules: [.sample])))
    #expect(browser.complaints == [])
    #expect(try browser.text(".column")?.contains("A kept result has no sources") == true)
    #expect(try browser.count("pre") == 0)
    try browser.click(controller)
    #expect(
      try browser.text("#m0 .edges > li:not([hidden]) ol li")?.trimmingCharacters(in: .newlines)
        == "Controller.swift:3")
  }
}
