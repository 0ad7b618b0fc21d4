import Shared
import TerminalUI
import Testing

@testable import todo

@Suite("The window")
struct WindowTests {
  @Test(arguments: Setup.all)
  func `The first frame`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-20 Pay rent", "2026-11-21 Buy milk"])
    #expect(
      user.lines(Size(columns: 40, rows: 12)).joined(separator: "\n") == """
        [1 Todos]  2 Cats
        Todos
        2 active, 0 done
        Filter: All
        Earlier
        > [ ] Pay rent              ! 2026-11-20
        Today
          [ ] Buy milk



        ↑↓ a Add enter Edit space Done d Delete
        """)
  }

  @Test(arguments: Setup.all)
  func `Tabs keep their state`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-20 A", "2026-11-21 B"])
    try user.press("f<down>")
    let before = user.lines()
    try user.press("2")
    #expect(user.lines().first == " 1 Todos  [2 Cats]")
    #expect(user.content.first == "Cats")
    try user.press("1")
    #expect(user.lines() == before)
  }

  @Test(arguments: Setup.all)
  func `Tabs can't be changed under an alert or a form`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-21 A"])
    try user.press("d2")
    #expect(user.window.selectedTab == 0)
    #expect(user.alert.first == "Delete “A”?")
    try user.press("na2")
    #expect(user.window.selectedTab == 0)
    #expect(user.content.first == "Add Todo")
  }

  @Test(arguments: Setup.all, ["", "2", "d", "a<esc>"])
  func `q quits wherever no text is typed`(_ setup: Setup, before: String) throws {
    let user = try User(setup, todos: ["2026-11-21 A"])
    try user.press(before)
    #expect(user.keys.hasSuffix("q Quit"))
    try user.press("q")
    #expect(user.window.isClosed)
  }

  @Test(arguments: Setup.all, ["", "2", "d", "a", "a<tab>"])
  func `Ctrl-C quits always`(_ setup: Setup, before: String) throws {
    let user = try User(setup, todos: ["2026-11-21 A"])
    try user.press(before)
    user.press(.interrupt)
    #expect(user.window.isClosed)
  }

  @Test(arguments: Setup.all)
  func `The last line lists the keys`(_ setup: Setup) throws {
    let user = try User(setup)
    #expect(
      user.keys
        == "↑↓  a Add  enter Edit  space Done  d Delete  f Filter  c Clear  1/2 Tabs  q Quit")
  }

  @Test(arguments: Setup.all)
  func `Keys that make no sense now are disabled and do nothing`(_ setup: Setup) throws {
    let user = try User(setup)
    func disabled() -> [String] {
      user.window.actions.filter { !$0.isEnabled }.map(\.title)
    }
    #expect(disabled() == ["", "Edit", "Done", "Delete", "Clear"])
    let before = user.lines()
    try user.press("<up><down><enter> dc")
    #expect(user.lines() == before)

    try user.press("aA<enter>")
    #expect(disabled() == ["Clear"])
    try user.press(" ")
    #expect(disabled() == [])
  }

  @Test(arguments: Setup.all)
  func `Any size will do`(_ setup: Setup) throws {
    let user = try User(setup, todos: (1...30).map { "2026-11-21 Number \($0)" })
    for script in ["", "d", "n<enter>", "<tab>"] {
      try user.press(script)
      for columns in [0, 1, 2, 7, 40, 300] {
        for rows in [0, 1, 2, 3, 10, 100] {
          let frame = user.frame(Size(columns: columns, rows: rows))
          let lines = frame.split(separator: "\n", omittingEmptySubsequences: false)
          #expect(lines.count == max(1, rows))
          #expect(lines.allSatisfy { rows == 0 || $0.count == columns })
        }
      }
    }
  }

  @Test(arguments: Setup.all, ["", "a", "d", "f"])
  func `Nothing is left behind when the window goes`(_ setup: Setup, script: String) throws {
    weak var scene: (any Scene)?
    weak var form: (any Scene)?
    do {
      let user = try User(setup, todos: ["2026-11-21 A"])
      try user.press(script)
      scene = user.window.tabs[0].scene
      form = scene?.presented
      #expect(scene != nil)
      #expect((form != nil) == (script == "a"))
    }
    #expect(scene == nil)
    #expect(form == nil)
  }
}
