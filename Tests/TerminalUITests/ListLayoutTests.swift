import Testing

@testable import TerminalUI

@Suite("The layout of a list")
struct ListLayoutTests {
  private func rows(selection: Int?, rows: Int = 9) -> [String] {
    let sections = (0..<4).map { section in
      Screen.Section(
        title: "S\(section)", rows: (0..<3).map { Screen.Row(text: "r\(section * 3 + $0)") })
    }
    let list = Screen.List(sections: sections, selection: selection)
    let screen = Screen(title: "T", content: [.list(list)])
    return Array(Window(screen).frame(Size(columns: 20, rows: rows)).trimmedRows[2..<(rows - 1)])
  }

  @Test func `It starts at the top`() {
    #expect(rows(selection: nil) == ["S0", "  r0", "  r1", "  r2", "S1", "  r3"])
    #expect(rows(selection: 0) == ["S0", "> r0", "  r1", "  r2", "S1", "  r3"])
  }

  @Test func `It scrolls the selection to the middle`() {
    #expect(rows(selection: 5) == ["S1", "  r3", "  r4", "> r5", "S2", "  r6"])
  }

  @Test func `It ends at the bottom`() {
    #expect(rows(selection: 11) == ["  r7", "  r8", "S3", "  r9", "  r10", "> r11"])
  }

  @Test func `A selection out of range selects nothing`() {
    #expect(rows(selection: 12) == rows(selection: nil))
    #expect(rows(selection: -1) == rows(selection: nil))
  }

  @Test(arguments: 0..<12, 4...9)
  func `The selection is always visible`(selection: Int, height: Int) {
    let selected = rows(selection: selection, rows: height).filter { $0.hasPrefix(">") }
    #expect(selected == ["> r\(selection)"])
  }

  @Test func `The selected row is reversed all across`() {
    let list = Screen.List(
      sections: [.init(title: "", rows: [.init(text: "漢", detail: "x")])], selection: 0)
    let lines = ListLayout(list: list, columns: 9).lines(0..<1)
    #expect(lines.map(\.width) == [9])
    #expect(lines.allSatisfy { $0.cells.allSatisfy { $0.style == .reversed } })
  }
}
