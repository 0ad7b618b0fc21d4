import Testing

@testable import TerminalUI

@Suite("Frames")
struct FrameTests {
  private static let list = Screen(
    title: "Todos",
    content: [
      .text("1 active, 1 done"),
      .list(
        Screen.List(
          sections: [
            Screen.Section(
              title: "Today", rows: [Screen.Row(isChecked: false, text: "Buy milk")]),
            Screen.Section(
              title: "Tomorrow",
              rows: [
                Screen.Row(isChecked: true, text: "Call Ann and everybody else", detail: "Sunday"),
                Screen.Row(text: "No box", detail: "! 2026-11-02", style: .warning),
              ]),
          ], selection: 1)),
    ],
    actions: [
      Screen.Action("a", title: "Add"),
      Screen.Action(.up, .down, title: "Select", isEnabled: false),
      Screen.Action("n", .escape, title: "No"),
    ])

  private static let form = Screen(
    title: "Add",
    content: [
      .field(Screen.Field(label: "Title", value: "Buy milk", cursor: 3, isFocused: true)),
      .field(Screen.Field(label: "Due day", value: "Sunday", cursor: 3, isFocused: false)),
      .text("A todo needs a title.", .warning),
    ])

  @Test func `A list with room is drawn whole`() {
    #expect(
      Window(Self.list).frame(Size(columns: 40, rows: 14)).trimmed == """
        [1 One]  2 Two
        Todos
        1 active, 1 done

        Today
          [ ] Buy milk
        Tomorrow
        > [x] Call Ann and everybody else Sunday
          No box                    ! 2026-11-02




        a Add ↑↓ Select n/esc No 1/2 Tabs q Quit
        """)
  }

  @Test func `A narrow list clips texts and keeps details`() {
    #expect(
      Window(Self.list).frame(Size(columns: 20, rows: 9)).trimmed
        == """
        [1 One]  2 Two
        Todos
        1 active, 1 done
        Today
          [ ] Buy milk
        Tomorrow
        > [x] Call A… Sunday
          No b… ! 2026-11-02
        a Add ↑↓ Select n/es
        """)
  }

  @Test func `A low screen scrolls to the selection`() {
    #expect(
      Window(Self.list).frame(Size(columns: 20, rows: 5)).trimmed == """
        [1 One]  2 Two
        Tomorrow
        > [x] Call A… Sunday
          No b… ! 2026-11-02
        a Add ↑↓ Select n/es
        """)
  }

  @Test func `A form marks the focus and the cursor`() {
    #expect(
      Window(Self.form).frame(Size(columns: 30, rows: 6)).trimmed == """
        [1 One]  2 Two
        Add
        > Title    Buy▏ milk
          Due day  Sunday
        A todo needs a title.

        """)
  }

  @Test func `A long value is shown around the cursor`() {
    var screen = Self.form
    screen.content = [
      .field(Screen.Field(label: "T", value: "abcdefghijklmnop", cursor: 10, isFocused: true))
    ]
    let row = Window(screen).frame(Size(columns: 14, rows: 4)).trimmedRows[2]
    #expect(row == "> T  fghij▏klm")
  }

  @Test func `An alert lies over everything and names its keys`() {
    var screen = Self.list
    screen.alert = Screen.Alert(.question, "Delete “Buy milk”?", detail: "It can't be undone.")
    #expect(
      Window(screen).frame(Size(columns: 30, rows: 9)).trimmed
        == """
        [1 One]  2 Two
        Todos
        1 a┌─────────────────────┐
        Tod│ Delete “Buy milk”?  │
          [│ It can't be undone. │
        Tom└─────────────────────┘
        > [x] Call Ann and eve… Sunday
          No box          ! 2026-11-02
        y Yes  n/esc No  q Quit
        """)
  }

  @Test func `A long alert is wrapped`() {
    let alert = Screen.Alert(
      .notice, "Couldn't load the todos.", detail: "The disk is full of cats.")
    let screen = Screen(title: "", alert: alert)
    #expect(
      Window(screen).frame(Size(columns: 20, rows: 8)).trimmed == """
        ┌──────────────────┐
        │ Couldn't load    │
        │ the todos.       │
        │ The disk is full │
        │ of cats.         │
        └──────────────────┘

        enter/esc OK  q Quit
        """)
  }

  @Test func `A modal covers its tab`() {
    let scene = FakeScene(Self.list)
    let window = Window(tabs: [Tab(title: "One", key: "1", scene: scene)])
    scene.presented = FakeScene(Screen(title: "Over it"))
    #expect(
      window.frame(Size(columns: 12, rows: 4)).trimmed == """
        [1 One]
        Over it

        q Quit
        """)
  }

  @Test func `A long text is wrapped to three lines`() {
    let screen = Screen(title: "", content: [.text("one two three four five six seven eight")])
    let rows = Window(screen).frame(Size(columns: 9, rows: 8)).trimmedRows
    #expect(rows[2...5] == ["one two", "three", "four fiv…", ""])
  }

  @Test func `Wide characters are wrapped whole`() {
    let screen = Screen(title: "", content: [.text("漢字漢字漢")])
    let rows = Window(screen).frame(Size(columns: 5, rows: 8)).trimmedRows
    #expect(rows[2...5] == ["漢字", "漢字", "漢", ""])
  }

  @Test func `Work is marked`() {
    let screen = Screen(title: "", content: [.spinner("Loading")])
    #expect(Window(screen).frame(Size(columns: 9, rows: 4)).trimmedRows[2] == "⠋ Loading")
  }

  @Test func `Disabled actions are dimmed`() throws {
    let line = try #require(Window(Self.list).frame(Size(columns: 20, rows: 3)).lines.last)
    #expect(line.cells.map { $0.style == .dimmed ? "d" : "-" }.joined() == "------ddddddddd-----")
  }

  @Test func `Keys without room stand closer together, and then without those of the tabs`() {
    let screen = Screen(title: "", actions: [Screen.Action("a", title: "Add")])
    let window = Window(
      tabs: ["1", "2"].map { Tab(title: "", key: $0, scene: FakeScene(screen)) })
    let keys = [23, 22, 21, 20, 13, 12].map { columns in
      window.frame(Size(columns: columns, rows: 3)).trimmedRows.last
    }
    #expect(
      keys == [
        "a Add  1/2 Tabs  q Quit", "a Add 1/2 Tabs q Quit", "a Add 1/2 Tabs q Quit",
        "a Add q Quit", "a Add q Quit", "a Add q Quit",
      ])
  }

  @Test(arguments: 0...24, [0, 1, 2, 3, 4, 5, 7, 12, 30])
  func `Every size is filled exactly`(columns: Int, rows: Int) {
    var alerting = Self.list
    alerting.alert = Screen.Alert(.question, "Delete “漢字”?", detail: "Really 👩‍👩‍👧?")
    var wide = Self.form
    wide.content.append(.text("漢字漢字漢字漢字漢字漢字"))
    for screen in [Self.list, Self.form, alerting, wide] {
      let frame = Window(screen).frame(Size(columns: columns, rows: rows))
      #expect(frame.lines.count == rows)
      #expect(frame.lines.allSatisfy { $0.isSound && $0.width == columns })
    }
  }

  @Test func `A size is brought into range`() {
    #expect(Size(columns: -1, rows: .max) == Size(columns: 0, rows: 1000))
  }
}
