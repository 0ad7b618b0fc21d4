import Foundation
import ProgramSupport
import Testing

@testable import ReportFormats

extension BrowserTests {
  /// Mouse and keyboard.
  struct PageInteraction {
    @Test func `A click on a type lights its edges and lists the lines that prove them`() throws {
      let browser = try Browser(try SamplePage.whole())
      #expect(try browser.shown == [])
      try browser.click(BrowserTests.controller)
      #expect(try browser.text("#m0 .selection") == "Controller: refers to 2, referred to by 0")
      #expect(try browser.count("#m0 .edge.lit") == 2)
      #expect(try browser.count("#m0 .node.lit") == 3)
      #expect(try browser.shown == ["Controller → Store", "Controller → View.Row"])
      #expect(
        try browser.text("#m0 .edges > li:not([hidden]) ol li")?.trimmingCharacters(in: .newlines)
          == "Controller.swift:3 let line3 = View.Row()")
      try browser.click("\(BrowserTests.controller) rect")
      #expect(try browser.shown == [])
      try browser.click(".node[aria-label^='A,']")
      #expect(try browser.shown == ["A → B", "B → A"])
      #expect(try browser.count("#m0 .edge.lit.incoming") == 1)
      #expect(browser.complaints == [])
    }

    @Test func `By keyboard, everything can be reached from the start of the page`() throws {
      let browser = try Browser(try SamplePage.whole())
      try browser.press("Tab")
      #expect(try browser.focused() == "Skip to the content")
      var stops = 0
      while try browser.evaluate("document.activeElement.matches('.node')") == false, stops < 100 {
        try browser.press("Tab")
        stops += 1
      }
      let first = try browser.focused()
      #expect(first?.contains(" out, ") == true)
      try browser.press("ArrowRight")
      #expect(try browser.focused() != first)
      try browser.evaluate("document.querySelector(`\(BrowserTests.controller)`).focus()")
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
      try browser.evaluate("document.activeElement.click()")
      #expect(try browser.shown == [])
      #expect(try browser.focused()?.hasPrefix("Controller, ") == true)
      try browser.press(" ")
      try browser.press("Tab")
      try browser.press("Tab")
      #expect(try browser.focused()?.hasPrefix("Its edges") == true)
    }

    @Test func `The graph is drawn by role or by folder, as a switch says`() throws {
      let browser = try Browser(try SamplePage.folders())
      try browser.expectSoundStructure()
      #expect(try browser.drawings == ["by-role"])
      try browser.evaluate("document.querySelector('.grouping input').focus()")
      try browser.press("ArrowRight")
      #expect(try browser.drawings == ["by-folder"])
      #expect(try browser.evaluate("document.activeElement.value") == "folder")
      #expect(try browser.text("#m0 .by-folder .lane") == "Lists")
      // The drawing is a single tab stop, and the arrow keys stay in it.
      try browser.press("Tab")
      try browser.press("Tab")
      #expect(try browser.focused() == "ListView, in Lists, 1 edge out, 1 in")
      try browser.press("ArrowRight")
      #expect(try browser.focused() == "Note, in Model, 1 edge out, 1 in")
      try browser.press("ArrowRight")
      #expect(try browser.focused() == "Note, in Model, 1 edge out, 1 in")
      try browser.press("Home")
      #expect(try browser.focused() == "ListView, in Lists, 1 edge out, 1 in")
      try browser.press("ArrowRight")
      try browser.press("Enter")
      #expect(try browser.shown == ["Note → ListView", "ListView → Note"])
      try browser.click("#m0 .grouping [value='role']")
      #expect(try browser.drawings == ["by-role"])
      #expect(try browser.count("#m0 .by-role .node.lit") == 2)
      try browser.evaluate("document.querySelector('.clear').focus()")
      try browser.evaluate("document.activeElement.click()")
      #expect(try browser.focused()?.hasPrefix("Note, ") == true)
      #expect(try browser.evaluate("!!document.activeElement.closest('.by-role')") == true)
      #expect(try browser.count("#m0 .matrix.folders .cyclic") == 2)
      #expect(browser.complaints == [])
    }

    @Test func `The switch needs no script, and with one folder there is no switch`() throws {
      let browser = try Browser(try SamplePage.folders(), runsScripts: false)
      #expect(try browser.drawings == ["by-role"])
      try browser.click("#m0 .grouping [value='folder']")
      #expect(try browser.drawings == ["by-folder"])
      #expect(try Browser(try SamplePage.whole()).count(".grouping, .by-folder") == 0)
    }

    @Test func `A type's button in the table does what its node does`() throws {
      let browser = try Browser(try SamplePage.whole())
      try browser.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
      try browser.click("#m0 .select")
      #expect(try browser.text("#m0 .selection") == "Controller: refers to 2, referred to by 0")
    }

    @Test
    func `The meaning of a number shows on focus and on hover, and goes with Escape`() throws {
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
  }
}
