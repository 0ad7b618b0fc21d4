import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats
@testable import RunTrace
@testable import SourceRecords

extension BrowserTests {
  /// The answer first, then two columns of everything.
  struct FirstScreen {
    /// The five and three other forms, with a file and an action each.
    private static let report = Report(
      modules: [ModuleReport].forms
        .with([100, 120, 90, 130, 300, 60, 125, 150]) { $0.lines.code = $1 }
        .with([6, 10, 0, 0, 23, 2, 9, 11]) {
          $0.tests = .init(
            run: 1, failed: 0, skipped: 0, files: 1, lines: 1, doubles: $1, doublesByRole: [])
        }
        .enumerated().map { index, module in module.with { $0.add(file: index) } })

    private static let sources = SourceTexts(
      Dictionary(
        uniqueKeysWithValues: report.modules.flatMap(\.fileList).map {
          ($0.path, String(repeating: "let line = 1\n", count: 200))
        }))

    private static let page = Result { try SamplePage(report, sources) }

    private func open(
      width: Int = 1280, height: Int = 800, runsScripts: Bool = true
    ) throws -> Browser {
      try Browser(Self.page.get(), width: width, height: height, runsScripts: runsScripts)
    }

    /// The positions of the visible columns, the same in every section.
    private func columns(_ browser: Browser) throws -> JSONValue {
      try browser.evaluate(
        """
        [...document.querySelectorAll('.scene')].map(scene => [...scene.children]
          .filter(column => !column.hidden).map(column => column.dataset.column).join(','))
          .filter((places, index, all) => all.indexOf(places) === index)
        """)
    }

    private func seen(_ selector: String, _ browser: Browser) throws -> Int {
      try browser.evaluate(
        "[...document.querySelectorAll(`\(selector)`)].filter(each => each.checkVisibility()).length"
      ).number.map { Int($0) } ?? -1
    }

    @Test func `It answers without scrolling: sentences, a chart, and an order`() throws {
      let browser = try open()
      try browser.expectSoundStructure()
      #expect(try browser.text("h1") == "What does the pattern cost?")
      #expect(
        try browser.text("header p")?.hasPrefix("One app, 8 ways, measured by compare · 19 ")
          == true)
      #expect(try browser.text(".answers li strong") == "VIPER has the most code.")
      for part in [".answers li:last-child", ".charts svg.chart text", ".order0 li"] {
        #expect(
          try browser.evaluate(
            "document.querySelector('\(part)').getBoundingClientRect().bottom <= innerHeight")
            == true, "\(part)")
      }
      #expect(browser.complaints == [])
    }

    @Test(arguments: [true, false])
    func `A reader chooses the number and what matters, with scripts and without`(
      _ runsScripts: Bool
    ) throws {
      let browser = try open(runsScripts: runsScripts)
      #expect(try browser.count(".cost svg.chart") == 1)
      #expect(try seen(".cost0", browser) == 1)
      #expect(try seen(".order", browser) == 1)
      try browser.click("[name='priority'][value='2']")
      #expect(try seen(".order2", browser) == 1)
      #expect(try seen(".order", browser) == 1)
      #expect(
        try browser.text(".order2 li")
          == "MVVM 0, MVI 0 too close to order")
      #expect(try seen(".chooser, .save", browser) == (runsScripts ? 2 : 0))
    }

    @Test func `Two columns are chosen for every section, and stand in the address`() throws {
      let browser = try open()
      #expect(try columns(browser) == .array(["0,4"]))
      try browser.evaluate(
        """
        (() => {
          const [, second] = document.querySelectorAll('.chooser select');
          second.value = '2';
          second.dispatchEvent(new Event('change', { bubbles: true }));
        })()
        """)
      #expect(try columns(browser) == .array(["0,2"]))
      #expect(try seen("#m2", browser) == 1)
      #expect(try seen("section.module", browser) == 1)
      #expect(
        try browser.evaluate("new URLSearchParams(location.search).get('columns')") == "0,2")
      try browser.open(at: "&columns=1,3")
      #expect(try columns(browser) == .array(["1,3"]))
      #expect(
        try browser.evaluate(
          "[...document.querySelectorAll('.chooser select')].map(each => each.value).join()")
          == "1,3")
      // A third one by its check box; columns keep the sections' order.
      try browser.click("#scenes .columns input[data-column='0']")
      #expect(try columns(browser) == .array(["0,1,3"]))
      #expect(
        try browser.evaluate(
          "document.querySelector('#actions .columns input[data-column=\"0\"]').checked") == true)
      // The same holds if sections are filled later, as on a long page.
      #expect(
        try browser.evaluate(
          "Columns.boxes = () => []; Columns.places.join() + ' ' + Columns.chosen().join()")
          == "0,1,2,3,4,5,6,7 0,1,3")
      // Columns that no module has are ignored.
      try browser.open(at: "&columns=99,x")
      #expect(try columns(browser) == .array(["0,4"]))
      #expect(browser.complaints == [])
    }

    @Test func `One action, one scene and one module are seen at a time`() throws {
      let browser = try open()
      #expect(try seen("#actions .scene", browser) == 1)
      #expect(try seen("section.module", browser) == 1)
      let current = "document.querySelector('nav [aria-current]').getAttribute('href')"
      #expect(try browser.settled(frames: 3, current) == "#cost")
      try browser.click("nav a[href='#m4']")
      #expect(try seen("section.module", browser) == 1)
      #expect(try seen("#m4", browser) == 1)
      #expect(try browser.settled(frames: 8, current) == "#m4")
      let plain = try open(runsScripts: false)
      #expect(try seen("section.module", plain) == 8)
      #expect(try seen(".scene .column", plain) == 24)
    }

    @Test func `A drawing of an action is one stop, keeps its names, and is easy to hit`() throws {
      let browser = try open()
      #expect(
        try browser.count("#actions svg a[tabindex='0']") == browser.count("#actions svg:has(a)"))
      #expect(
        try browser.evaluate(
          """
          [...document.querySelectorAll('#actions .column:not([hidden]) svg a')]
            .every(each => each.getBoundingClientRect().height >= 24)
          """) == true)
      #expect(
        try browser.evaluate(
          "getComputedStyle(document.querySelector('#actions .sequence.names')).position")
          == "sticky")
      try browser.evaluate("document.querySelector('#actions svg a').focus()")
      let first = try browser.focused()
      try browser.press("ArrowDown")
      #expect(try browser.focused() != first)
    }

    @Test func `On a phone nothing is wider than the screen, and a graph is as narrow`() throws {
      let browser = try open(width: 420, height: 900)
      #expect(try browser.evaluate("document.scrollingElement.scrollWidth") == 420)
      let whole = try Browser(SamplePage.whole(), width: 420, height: 900)
      #expect(try whole.evaluate("document.querySelector('#m0 .graph').scrollWidth <= 420") == true)
      let least = try whole.evaluate(
        """
        Math.min(...[...document.querySelectorAll('#m0 .by-role .node rect')]
          .map(each => each.getBoundingClientRect().height))
        """
      ).number
      #expect(least ?? 0 >= 24)
      #expect(whole.complaints == [])
    }

    @Test func `On paper are the answer, the dozen and the claims`() throws {
      let browser = try open()
      try browser.call("Emulation.setEmulatedMedia", ["media": "print"])
      #expect(
        try browser.evaluate(
          """
          [...document.querySelectorAll('main > section')]
            .filter(each => each.checkVisibility()).map(each => each.id).join()
          """) == "cost,dozen,claims")
      // Other pages are printed completely.
      let other = try Browser(SamplePage.whole())
      try other.call("Emulation.setEmulatedMedia", ["media": "print"])
      #expect(try seen("#m0, #scenes, #glossary", other) == 3)
    }

    @Test func `Letters that are typed find a type at once, and the lines left out unfold`() throws
    {
      let browser = try Browser(SamplePage.whole())
      try browser.evaluate("document.querySelector('#m0 .find').focus()")
      try browser.call("Input.insertText", ["text": "contr"])
      #expect(try browser.text("#m0 .selection") == "Controller: refers to 2, referred to by 0")
      #expect(try browser.evaluate("document.activeElement.matches('.find')") == true)
      let more = "#m0 .edges details"
      try browser.click("\(more) summary")
      let text = try browser.text(more)
      #expect(text?.hasPrefix("and 10 more lines") == true)
      #expect(text?.hasSuffix("5, 6, 7, 8, 9, 10, 11, 12, 13, 14") == true)
      #expect(text?.contains("Controller.swift") == false)
      #expect(browser.complaints == [])
    }

    @Test func `A chart is saved as a file of its own`() throws {
      let browser = try open()
      let file = try browser.evaluate(
        """
        new Promise(done => {
          URL.createObjectURL = blob => (blob.text().then(done), 'data:,');
          document.querySelector('.save').click();
        })
        """
      ).string
      #expect(file?.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") == true)
      #expect(file?.contains("<style>.chart {") == true)
      #expect(file?.contains(">One app") == true)
    }
  }
}

extension ModuleReport {
  /// Adds a file in a scene, and an action with two messages that lead into it.
  fileprivate mutating func add(file index: Int) {
    let path = "Sources/\(name)/List/List.swift"
    fileList = [
      FileReport(path: path, lines: LineCount(code: 200), types: 1, functions: 1, coverage: nil)
    ]
    let view = ActionType("View", role: "view")
    let messages = ["toggled", "saved"].enumerated().map { line, name in
      ActionStep(
        ActionMessage(
          from: view, to: ActionType("Presenter", role: "presenter"), name: name, file: path,
          line: 10 * line + 9))
    }
    actions = ["mark done", "delete"].map { name in
      ActionReport(
        name: name, arguments: [], counts: ActionCounts(),
        flows: [ActionFlow(.thread, 1, messages)])
    }
  }
}
