import Testing

@testable import TerminalUI

struct FrameTests {
  private static let list = Screen(
    title: "Todos",
    content: [
      .text("1 active, 1 done"),
      .list(
        Screen.List(
          sections: [
            Screen.Section(
              title: "Today",
              rows: [
                Screen.Row(isChecked: false, text: "Buy milk"),
                Screen.Row(isChecked: true, text: "Call Ann and everybody else", detail: "Sunday"),
              ])
          ], selection: 1)),
    ],
    actions: [
      Screen.Action("a", title: "Add"),
      Screen.Action(.up, .down, title: "Select", isEnabled: false),
    ])

  @Test func aListOnARoomyScreen() {
    let frame = Window(Self.list).frame(Size(columns: 40, rows: 14))
    #expect(
      frame.trimmed == """
        [1 One]  2 Two
        Todos
        1 active, 1 done

        Today
          [ ] Buy milk
        > [x] Call Ann and everybody else Sunday






        a Add  ↑↓ Select  1/2 Tabs  q Quit
        """)
  }
}
