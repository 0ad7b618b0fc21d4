import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import ReportFormats

extension BrowserTests {
  /// The strips, with a dot for each implementation.
  struct FormsReading {
    private let report = Report(
      modules: [ModuleReport].forms
        .with([10, 12, 11, 18, 15, 30, 10, 12]) { $0.files = $1 }
        .with([1, 2, 3, 4, 5, 6, 7, 8]) { $0.types.enum = $1 })

    @Test func `Arrow keys go to every dot, and each says whose number it is`() throws {
      let browser = try Browser(try SamplePage(report))
      try browser.expectSoundStructure()
      #expect(try browser.count("#forms .strip") == 3)
      // The strips of the dozen are visible at once.
      #expect(try browser.count("#forms > .strips .strip") == 1)
      try browser.evaluate("document.querySelector('#forms > details').open = true")
      // A strip is a single tab stop.
      #expect(try browser.count("details .strip:first-child .dot[tabindex='0']") == 1)
      try browser.evaluate("document.querySelector('details .strip .dot[tabindex=\"0\"]').focus()")
      var said: [String?] = []
      for _ in 0..<9 {
        said.append(try browser.focused())
        try browser.press("ArrowRight")
      }
      #expect(
        said == [
          "MVCTodo, the usual form of MVC: 10", "Classic, a form of MVC: 10",
          "Fat, a form of MVC: 30", "MVPTodo, the usual form of MVP: 12",
          "Passive, a form of MVP: 12", "MVVMTodo, the usual form of MVVM: 11",
          "MVITodo, the usual form of MVI: 18", "VIPERTodo, the usual form of VIPER: 15",
          "VIPERTodo, the usual form of VIPER: 15",
        ])
      #expect(try shown(browser) == ["VIPERTodo: 15"])
      try browser.press("Home")
      try browser.press("ArrowDown")
      #expect(try browser.focused() == "MVPTodo, the usual form of MVP: 12")
      try browser.press("Tab")
      #expect(try browser.focused() == "MVCTodo, the usual form of MVC: 1")
      #expect(try shown(browser) == ["MVCTodo: 1"])
      #expect(browser.complaints == [])
    }

    @Test
    func `Pointing at a dot shows its name and no other; a key goes before the pointer`() throws {
      let browser = try Browser(try SamplePage(report))
      #expect(try shown(browser) == [])
      try browser.evaluate("document.querySelector('#forms > details').open = true")
      try browser.click("details .strip .dot[aria-label^='Fat'] circle")
      #expect(try shown(browser) == ["Fat: 30"])
      // The pointer stays there when the focus moves, first by script, then by a key.
      try browser.evaluate(
        "document.querySelector('details .strip .dot').focus({ preventScroll: true })")
      #expect(try shown(browser) == ["Fat: 30"])
      try browser.press("ArrowRight")
      #expect(try shown(browser) == ["Classic: 10"])
    }

    @Test func `Without a script the drawing and the table say the same`() throws {
      let browser = try Browser(try SamplePage(report), runsScripts: false)
      #expect(try browser.count(".strip .dot[role='img'][aria-label]") == 24)
      #expect(try browser.count(".strip .dot[tabindex]") == 0)
      #expect(try browser.count("#forms .hint:not([hidden])") == 0)
      #expect(try browser.text(".ranges tbody td") == "3.00×: 10 MVCTodo – 30 Fat")
    }

    @Test
    func `On a phone nothing is wider than the page`() throws {
      let browser = try Browser(try SamplePage(report), width: 390, height: 844)
      #expect(try browser.evaluate("document.scrollingElement.scrollWidth") == 390)
    }

    @Test func `A name stays text`() throws {
      let evil = "</text></svg><img src=x onerror=alert(1)>\"'&"
      var modules = report.modules
      modules[5].name = evil
      let browser = try Browser(try SamplePage(Report(modules: modules)))
      #expect(try browser.count("img, [onerror]") == 0)
      #expect(
        try browser.evaluate(
          "[...document.querySelectorAll('.strip .dot')].filter(each => each.textContent"
            + ".startsWith('</text></svg><img')).length") == 3)
      #expect(browser.complaints == [])
    }

    /// The names of the visible dots.
    private func shown(_ browser: Browser) throws -> [String] {
      let list = try browser.evaluate(
        """
        [...document.querySelectorAll('.dot text')].filter(each => each.checkVisibility())
          .map(each => each.textContent)
        """)
      guard case .array(let names) = list else { return [] }
      return names.compactMap(\.string)
    }
  }
}
