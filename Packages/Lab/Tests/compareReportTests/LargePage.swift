import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import ReportFormats

extension BrowserTests {
  /// A module with so many types that they aren't drawn at once.
  struct LargePage {
    private static let page = Result { try SamplePage(LargeReport(types: 200)) }

    private func browser(runsScripts: Bool = true) throws -> Browser {
      let browser = try Browser(try Self.page.get(), runsScripts: runsScripts)
      if runsScripts { try browser.evaluate("Parts.fillAll()") }
      return browser
    }

    @Test func `It opens with a box for each role, with counts and the sums of edges`() throws {
      let browser = try browser()
      #expect(browser.complaints == [])
      try browser.expectSoundStructure()
      #expect(try browser.count("#m0 .by-role .node.box") == 7)
      #expect(try browser.count("#m0 .node[data-type]") == 0)
      #expect(try browser.text("#m0 .by-role .node.box text") == "▸ view · 29 types")
      #expect(
        try browser.evaluate(
          "document.querySelector('#m0 .by-role .node.box').getAttribute('aria-label')"
        ).string?
        .contains(" edges out, ") == true)
      // All edges are inside a box or part of a sum.
      #expect(
        try browser.evaluate(
          """
          [...document.querySelectorAll('#m0 .by-role .node.box')].reduce((sum, box) => {
            const [, inside, out] = box.getAttribute('aria-label').match(/(\\d+) edges? inside, (\\d+) edges? out/);
            return sum + Number(inside) + Number(out);
          }, 0)
          """) == 1000)
    }

    @Test func `A box opens and closes by mouse and by keyboard, and keeps the focus`() throws {
      let browser = try browser()
      try browser.click("#m0 .by-role .node.box")
      #expect(try browser.count("#m0 .by-role .node[data-type]") == 29)
      #expect(try browser.count("#m0 .by-role .node.box") == 6)
      #expect(try browser.focused() == "view, 29 types")
      #expect(
        try browser.evaluate("document.activeElement.getAttribute('aria-expanded')") == "true")
      // The edges from a type to a box are summed up.
      #expect(try browser.count("#m0 .by-role .edge[data-to^='g']") > 0)
      try browser.press("Enter")
      #expect(try browser.count("#m0 .by-role .node[data-type]") == 0)
      #expect(try browser.focused()?.hasPrefix("view, 29 types, ") == true)
      try browser.press("ArrowRight")
      try browser.press("Enter")
      #expect(try browser.count("#m0 .by-role .node[data-type]") > 0)
      #expect(
        try browser.count("#m0 .by-role .node[tabindex='0']") == 1, "the graph is one stop")
      #expect(browser.complaints == [])
    }

    @Test func `By folder, all can be opened at once, and every edge is drawn then`() throws {
      let browser = try browser()
      try browser.click("#m0 .grouping [value='folder']")
      #expect(try browser.count("#m0 .by-folder .node.box") == 20)
      try browser.click("#m0 .opened")
      #expect(try browser.count("#m0 .by-folder .node[data-type]") == 200)
      #expect(try browser.count("#m0 .by-folder .edge[data-from]") == 1000)
      #expect(try browser.count("#m0 .by-role .node[data-type]") == 0)
      #expect(
        try browser.count("#m0 .by-folder .edge.cyclic") == 1, "the one edge between two in a cycle"
      )
      try browser.click("#m0 .folded")
      #expect(try browser.count("#m0 .by-folder .node[data-type]") == 0)
    }

    @Test
    func `A search for a type highlights its box and lists the lines proving its edges`() throws {
      let browser = try browser()
      try seek("feature17service", browser)
      #expect(
        try browser.text("#m0 .selection") == "Feature17Service: refers to 5, referred to by 5")
      #expect(try browser.focused()?.hasPrefix("Feature17Service, protocol, service, ") == true)
      #expect(
        try browser.evaluate("document.activeElement.getAttribute('aria-pressed')") == "true")
      #expect(try browser.shown.count == 10)
      #expect(try browser.count("#m0 .by-role .edge.lit") > 0)
      // Part of a name is enough; a text that no name contains is reported.
      try seek("e199", browser)
      #expect(try browser.text("#m0 .selection")?.hasPrefix("Feature199") == true)
      try seek("nothing of it", browser)
      #expect(try browser.text("#m0 .selection") == "No type has “nothing of it” in its name.")
      #expect(try browser.shown == [])
      // The folders show it when that view is selected.
      try seek("Feature17Service", browser)
      try browser.click("#m0 .grouping [value='folder']")
      #expect(try browser.count("#m0 .by-folder .node[data-type='\(number(browser))'].lit") == 1)
      #expect(browser.complaints == [])
    }

    @Test func `Roles, types and kinds of edges can be hidden, and all be shown again`() throws {
      let browser = try browser()
      try browser.click("#m0 .opened")
      #expect(try browser.count("#m0 .by-role .node[data-type]") == 200)
      try browser.evaluate("document.querySelector('#m0 .drawn').open = true")
      try browser.click("#m0 .groups.by-role input")
      #expect(try browser.count("#m0 .by-role .node[data-type]") == 171)
      try browser.click("#m0 .kinds [value='concrete']")
      #expect(try browser.count("#m0 .by-role .edge.concrete[data-from]") == 0)
      #expect(try browser.count("#m0 .by-role .edge.abstract[data-from]") > 0)
      try seek("Feature17Service", browser)
      try browser.press("Delete")
      #expect(try browser.count("#m0 .by-role .node[data-type]") == 170)
      #expect(try browser.text("#m0 .selection") == "Feature17Service is hidden.")
      try browser.click("#m0 .shown")
      #expect(try browser.count("#m0 .by-role .node[data-type]") == 200)
      #expect(try browser.count("#m0 .by-role .edge[data-from]") == 1000)
      // Hidden types are shown when they are searched for.
      try browser.click("#m0 .groups.by-role input")
      try seek("Feature0View", browser)
      #expect(try browser.focused()?.hasPrefix("Feature0View, protocol, view, ") == true)
      try browser.click("#m0 .hiding")
      #expect(try browser.text("#m0 .selection") == "Feature0View is hidden.")
      #expect(browser.complaints == [])
    }

    @Test
    func `Keys and buttons change the size; what is larger than its frame can be pulled`() throws {
      let browser = try browser()
      let width = { try browser.evaluate("document.querySelector('#m0 .by-role svg').clientWidth") }
      let whole = try width()
      try browser.evaluate("document.querySelector('#m0 .by-role .node').focus()")
      try browser.press("+")
      try browser.press("+")
      #expect((try width().number ?? 0) > (whole.number ?? 0) * 1.5)
      try browser.evaluate(
        """
        (() => {
          const graph = document.querySelector('#m0 .graph.by-role');
          graph.scrollLeft = 100;
          const at = (x) => ({ bubbles: true, pointerType: 'mouse', button: 0, clientX: x, clientY: 5 });
          graph.querySelector('svg').dispatchEvent(new PointerEvent('pointerdown', at(300)));
          dispatchEvent(new PointerEvent('pointermove', at(250)));
          dispatchEvent(new PointerEvent('pointerup', at(250)));
          dispatchEvent(new PointerEvent('pointermove', at(100)));
        })()
        """)
      #expect(
        try browser.evaluate("document.querySelector('#m0 .graph.by-role').scrollLeft") == 150)
      try browser.press("0")
      #expect(try width() == whole)
      try browser.click("#m0 .smaller")
      #expect((try width().number ?? 0) < (whole.number ?? 0))
      try browser.click("#m0 .fitting")
      #expect(try width() == whole)
    }

    @Test
    func `Without scripts all boxes and lists are there, and no control that needs them`() throws {
      let browser = try browser(runsScripts: false)
      #expect(try browser.count("#m0 .by-role .node.box") == 7)
      #expect(try browser.count("#m0 .edges > li") == 1000)
      #expect(
        try browser.count("button:enabled:not([hidden]), [role=button], .tools:not([hidden])") == 0)
      try browser.click("#m0 .grouping [value='folder']")
      #expect(try browser.drawings == ["by-folder"])
      #expect(try browser.count("#scenes pre") == 200)
    }

    private func seek(_ text: String, _ browser: Browser) throws {
      try browser.evaluate(
        "document.querySelector('#m0 .find').value = '\(text)'; "
          + "document.querySelector('#m0 .find').focus()")
      try browser.press("Enter")
    }

    private func number(_ browser: Browser) throws -> String {
      try browser.evaluate(
        "document.querySelector('#m0 datalist [value=Feature17Service]').dataset.type"
      ).string ?? ""
    }
  }

  /// A page so long that its sections are filled later.
  struct LongPage {
    private static let large = LargeReport(types: 1_000)
    private static let page = Result { try SamplePage(large) }

    @Test
    func `A thousand types take less than 5 MB, and sections start as small as possible`() throws {
      let page = try Self.page.get()
      let size = try FileManager.default.attributesOfItem(atPath: page.path)[.size] as? Int
      #expect((size ?? 0) > 1_000_000 && (size ?? 0) < 5_000_000, "\(size ?? 0) bytes")
      let browser = try Browser(page)
      #expect(browser.complaints == [])
      #expect(browser.requests.count == 1)
      // The reason it is fast: few elements until the reader gets there.
      let markup = try String(contentsOfFile: page.path, encoding: .utf8)
        .replacing(#/<noscript.*?</noscript>/#.dotMatchesNewlines(), with: "")
      let tags = markup.utf8.count { $0 == UInt8(ascii: "<") }
      #expect(tags / 2 < 6_000, "\(tags / 2) elements")
    }

    @Test func `A link leads into a section that was not there yet`() throws {
      let browser = try Browser(try Self.page.get())
      try browser.evaluate("document.querySelector('#m0 a.place').click()")
      #expect(try browser.count("#scenes .column details[open] :target") == 1)
      #expect(
        try browser.text("#scenes :target")?.contains("make(") == true)
      #expect(try browser.count("#scenes noscript") == 0)
      #expect(browser.complaints == [])
    }

    @Test func `Paper has all of it, and so has a browser without scripts`() throws {
      let browser = try Browser(try Self.page.get())
      try browser.evaluate("dispatchEvent(new Event('beforeprint'))")
      #expect(try browser.count("noscript") == 0)
      #expect(try browser.count("#m0 .edges > li") == 5_000)
      let plain = try Browser(try Self.page.get(), runsScripts: false)
      #expect(try plain.count("#m0 .edges > li") == 5_000)
      #expect(try plain.count("#scenes pre") == 1_000)
    }

    @Test
    func `Of too much source, the lines that are named are there, with those around them`() throws {
      let large = Self.large
      let extent = SourceExtent.fitting(large.report.modules, large.sources)
      #expect(extent == .around(1) || extent == .around(0))
      let browser = try Browser(try Self.page.get(), runsScripts: false)
      #expect(try browser.count("#scenes .column details[open]") == 0)
      #expect(
        try browser.evaluate(
          """
          [...document.querySelectorAll('a.place')]
            .every(link => document.getElementById(link.hash.slice(1)))
          """) == true)
    }
  }
}

extension SamplePage {
  init(_ large: LargeReport) throws { try self.init(large.report, large.sources) }
}
