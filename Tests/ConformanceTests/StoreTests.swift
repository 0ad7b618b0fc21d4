import Foundation
import Shared
import TerminalUI
import TestSupport
import Testing

@testable import todo

@Suite("The list and its store")
struct StoreTests {
  @Test(arguments: Setup.all)
  func `It shows at once what was changed elsewhere`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk"])
    let milk = try #require(try user.store.todos().first)
    try user.store.setDone(true, milk.id)
    #expect(user.content.suffix(2) == ["Today", "> [x] Milk"])
    try user.store.edit(milk.id, title: "Bread", due: milk.due)
    #expect(user.content.suffix(2) == ["Today", "> [x] Bread"])
    try user.store.deleteDone(among: [milk.id])
    #expect(user.content.last == "Nothing to do. Press a to add a todo.")
  }

  @Test(arguments: Setup.all)
  func `It shows what changed on another thread`(_ setup: Setup) async throws {
    let user = try User(setup)
    let store = user.store
    let now = user.clock.now
    #expect(user.content.last == "Nothing to do. Press a to add a todo.")
    await user.seesChange {
      Task.detached { try store.add("2026-11-21 Milk", created: now) }
    }
    // The view announces a change just before making it.
    await Task.yield()
    #expect(user.content.suffix(2) == ["Today", "> [ ] Milk"])
  }

  @Test(arguments: Setup.all)
  func `It shows what another program changed when it appears again`(_ setup: Setup) throws {
    let user = try User(setup)
    let milk = try user.otherProgram().add(
      title: "Milk", due: try #require(CalendarDay(iso: "2026-11-21")), created: user.clock.now)
    try user.press("21")
    #expect(user.content.suffix(2) == ["Today", "> [ ] Milk"])
    try user.otherProgram().delete(milk.id)
    try user.press("21")
    #expect(user.content.last == "Nothing to do. Press a to add a todo.")
  }

  @Test(arguments: Setup.all)
  func `It sees a new day when it appears again`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk"])
    user.clock.advance(by: 86_400)
    try user.press("fff")
    #expect(user.content.suffix(2) == ["Today", "> [ ] Milk"])
    try user.press("21")
    #expect(user.content.suffix(2) == ["Earlier", "> [ ] Milk ! 2026-11-21"])
  }

  @Test(arguments: Setup.all)
  func `A list that can't be loaded says so, and claims nothing`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk"], failing: [.load])
    #expect(user.alert.first == "Couldn't load the todos.")
    #expect(user.keys == "enter/esc OK  q Quit")
    try user.press("<enter>")
    #expect(user.content == ["Todos"])
    #expect(user.enabled == ["Add", "Filter", "Tabs", "Quit"])
    try user.press("f")
    #expect(user.content == ["Todos"])
    user.store.fail([])
    try user.press("21ff")
    #expect(user.content.suffix(2) == ["Today", "> [ ] Milk"])
  }

  @Test(arguments: Setup.all)
  func `A failed reload leaves the list as it was`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk"])
    let before = user.lines()
    user.store.fail([.load])
    try user.press("21")
    #expect(user.alert.first == "Couldn't load the todos.")
    #expect(user.alert.last == FailingStore.reason)
    try user.press("<esc>")
    #expect(user.lines() == before)
  }

  @Test(arguments: Setup.all)
  func `A mark that can't be saved isn't shown`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk"])
    let before = user.lines()
    user.store.fail([.save])
    try user.press("<space>")
    #expect(user.alert.first == "Couldn't save the todo.")
    try user.press("<enter>")
    #expect(user.lines() == before)
  }

  @Test(arguments: Setup.all, ["dy", "cy"])
  func `A todo that can't be deleted stays`(_ setup: Setup, script: String) throws {
    let user = try User(setup, todos: ["x 2026-11-21 Milk"])
    let before = user.lines()
    user.store.fail([.delete])
    try user.press(script)
    #expect(user.alert.first == "Couldn't delete the todo.")
    try user.press("<enter>")
    #expect(user.lines() == before)
  }

  @Test(arguments: Setup.all)
  func `After a failure the list shows what the store holds`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk", "2026-11-21 Bread"])
    let todos = try user.store.todos()
    // Without a notification, like a change by another program.
    if setup.store == .sqlite { try user.otherProgram().delete(todos[0].id) }
    user.store.fail([.save])
    try user.press("<space>")
    #expect(user.alert.first == "Couldn't save the todo.")
    try user.press("<enter>")
    #expect(user.selectedRow == (setup.store == .sqlite ? "[ ] Bread" : "[ ] Milk"))
  }

  @Test(arguments: Setup.all)
  func `What another program changed shows after a load that failed`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk"])
    let milk = try #require(try user.store.todos().first)
    user.store.fail([.load])
    try user.press("2")
    try user.otherProgram().edit(milk.id, title: "Bread", due: milk.due)
    try user.press(setup.store == .sqlite ? "1<enter> <enter>" : "1<enter>")
    user.store.fail([])
    // In the store it is done already, so there is nothing to change.
    try user.press(" ")
    #expect(user.content.suffix(2) == ["Today", "> [x] Bread"])
  }

  @Test(arguments: Setup.all)
  func `The last failure is the one that is shown`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk"])
    user.store.fail([.load, .save])
    try user.press("<space>")
    #expect(user.alert.first == "Couldn't save the todo.")
    try user.press("<enter>")
    #expect(user.content.suffix(2) == ["Today", "> [ ] Milk"])
  }

  @Test(arguments: Setup.all)
  func `A form that can't be saved stays open with what was typed`(_ setup: Setup) throws {
    let user = try User(setup)
    user.store.fail([.save])
    try user.press("aMilk<tab><right><enter>")
    #expect(user.alert.first == "Couldn't save the todo.")
    try user.press("<enter>")
    #expect(user.content == ["Add Todo", "  Title Milk", "> Due 2026-11-22 Sunday"])
    user.store.fail([])
    try user.press("<enter>")
    #expect(user.content.suffix(2) == ["Tomorrow", "> [ ] Milk Sunday"])
  }

  @Test(arguments: Setup.all)
  func `A todo that is gone can't be edited or marked`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk"])
    try user.press("<enter>!")
    let milk = try #require(try user.store.todos().first)
    try user.store.delete(milk.id)
    try user.press("<enter>")
    #expect(user.alert.first == "Couldn't save the todo.")
    try user.press("<enter>")
    #expect(user.content == ["Edit Todo", "> Title Milk!▏", "  Due 2026-11-21 Saturday"])
    try user.press("<esc>")
    #expect(user.content.last == "Nothing to do. Press a to add a todo.")
  }

  @Test(arguments: Setup.all)
  func `A saved todo that can't be read back changes nothing`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["x 2026-11-20 A", "x 2026-11-21 B"])
    try user.press("ff")
    let before = user.lines()
    try user.press("aM")
    user.store.fail([.load])
    try user.press("<enter>")
    #expect(user.alert.first == "Couldn't load the todos.")
    try user.press("<enter>")
    #expect(user.lines() == before)
    user.store.fail([])
    try user.press("21")
    #expect(user.selectedRow == "[x] A 2026-11-20")
  }

  @Test(arguments: Setup.all)
  func `A form that can't be saved leaves the list below as it was`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk"])
    let before = user.lines()
    let milk = try #require(try user.store.todos().first)
    try user.press("aBread")
    // Without a notification, like a change by another program.
    if setup.store == .sqlite { try user.otherProgram().delete(milk.id) }
    user.store.fail([.save])
    try user.press("<enter><enter><esc>")
    #expect(user.lines() == before)
  }

  @Test(arguments: Setup.all, ["", "d", "<space>"])
  func `A load that fails says so over an open question or notice`(
    _ setup: Setup, script: String
  ) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk"])
    let milk = try #require(try user.store.todos().first)
    user.store.fail([.save])
    try user.press(script)
    user.store.fail([.load])
    try user.store.edit(milk.id, title: "Bread", due: milk.due)
    #expect(user.alert.first == "Couldn't load the todos.")
    try user.press("<enter>y")
    #expect(user.alert.isEmpty)
    user.store.fail([])
    #expect(try user.store.lines == ["2026-11-21 Bread"])
  }
}
