import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import ReportFormats

extension BrowserTests {
  /// What a reader sees.
  struct PageReading {
    @Test func `It is light or dark, as the reader likes it`() throws {
      let browser = try Browser(try SamplePage.whole())
      let background = "getComputedStyle(document.body).backgroundColor"
      try browser.prefer(colours: "light")
      let light = try browser.evaluate(background)
      try browser.prefer(colours: "dark")
      #expect(try browser.evaluate(background) != light)
    }

    @Test func `Text and lines have enough contrast in both`() throws {
      let browser = try Browser(try SamplePage.whole())
      for colours in ["light", "dark"] {
        try browser.prefer(colours: colours)
        let text = try browser.evaluate("(\(Self.contrast)).text").number ?? 0
        #expect(text >= 4.5, "\(colours): \(text)")
        let lines = try browser.evaluate("(\(Self.contrast)).lines").number ?? 0
        #expect(lines >= 3, "\(colours): \(lines)")
      }
    }

    /// The lowest contrast between a colour of text, or of a line in the graph as drawn, and a
    /// colour behind it.
    private static let contrast = """
      (() => {
        const style = getComputedStyle(document.documentElement);
        const named = (name) => {
          const hex = style.getPropertyValue(name).trim().slice(1);
          return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
        };
        const light = (colour) => {
          const parts = colour.map((part) => part / 255)
            .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
          return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
        };
        const ratio = (front, behind) => {
          const [a, b] = [light(front), light(behind)].sort((one, other) => other - one);
          return (a + 0.05) / (b + 0.05);
        };
        const texts = ['--text', '--soft', '--accent', '--out', '--in', '--cycle']
          .flatMap((text) => ['--page', '--card', '--band'].map(
            (behind) => ratio(named(text), named(behind))));
        const lines = [...document.querySelectorAll('.edge[data-from]')].flatMap((edge) => {
          const share = Number(getComputedStyle(edge).opacity);
          const stroke = getComputedStyle(edge.querySelector('path')).stroke
            .match(/\\d+/g).map(Number);
          return ['--card', '--band'].map(named).map((behind) => ratio(
            stroke.map((part, at) => part * share + behind[at] * (1 - share)), behind));
        });
        return { text: Math.min(...texts), lines: Math.min(...lines) };
      })()
      """

    @Test
    func `On a phone nothing but tables, graphs and scenes is wider than the screen`() throws {
      let browser = try Browser(try SamplePage.fixture(), width: 390, height: 844)
      // A phone's window grows with content that is too wide, so its own width proves nothing.
      #expect(try browser.evaluate("document.scrollingElement.scrollWidth") == 390)
    }

    @Test func `The five, scene by scene, each with a column`() throws {
      let browser = try Browser(try SamplePage.fixture())
      #expect(browser.complaints == [])
      #expect(try browser.count(".scene") > 0)
      #expect(
        try browser.evaluate(
          """
          [...document.querySelectorAll('.scene')].every(each => each.children.length === 5)
          """) == true)
      #expect(try browser.text(".column[data-column='0']")?.contains("class Controller") == true)
      #expect(try browser.count(".column:not([hidden])") == 2 * browser.count(".scene"))
      try browser.click(".columns input[data-column='2']")
      #expect(try browser.count(".column[data-column='2'][hidden]") == 0)
      #expect(try browser.count(".column[data-column='3'][hidden]") == browser.count(".scene"))
    }

    @Test func `A link to a line unfolds its file and shows its column`() throws {
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

    @Test
    func `Every button has a name, no id is there twice, every link leads somewhere`() throws {
      let browser = try Browser(try SamplePage.fixture())
      try browser.expectSoundStructure()
      #expect(try browser.evaluate("document.documentElement.lang") == "en")
    }

    @Test func `Without scripts nothing is there that would do nothing`() throws {
      let browser = try Browser(try SamplePage.fixture(), runsScripts: false)
      #expect(try browser.count("button:enabled:not([hidden]), [role=button]") == 0)
      #expect(
        try browser.count(".hint:not([hidden]), .columns:not([hidden]), .tools:not([hidden])") == 0)
      #expect(try browser.count("table.summary tbody tr") > 40)
      #expect(try browser.count(".edges > li") > 0)
      let scripted = try Browser(try SamplePage.fixture())
      #expect(
        try scripted.count("button:disabled, .hint[hidden], .columns[hidden], .tools[hidden]") == 0)
      #expect(
        try scripted.count("[role=button][tabindex]") == scripted.count(".node[data-type]"))
    }

    @Test
    func `Without a list of files a module isn't a column; without columns no scenes`() throws {
      let both = try Browser(try SamplePage(Report(modules: [.empty, .sample])))
      #expect(try both.count(".scene > *") == 1)
      #expect(try both.text(".scene h4") == "MVCTodo")
      #expect(!ReportPage.format(Report(modules: [.empty]), .none).contains("Scene by scene"))
    }

    @Test func `A kept result says that it has no sources`() throws {
      let browser = try Browser(try SamplePage(Report(modules: [.sample])))
      #expect(browser.complaints == [])
      #expect(try browser.text(".column")?.contains("A kept result has no sources") == true)
      #expect(try browser.count("pre") == 0)
      try browser.click(BrowserTests.controller)
      #expect(
        try browser.text("#m0 .edges > li:not([hidden]) ol li")?.trimmingCharacters(in: .newlines)
          == "Controller.swift:3")
    }
  }
}
