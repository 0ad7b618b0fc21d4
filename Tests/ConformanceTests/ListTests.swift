import Shared
import TerminalUI
import TestSupport
import Testing

@testable import todo

@Suite("The list")
struct ListTests {
  @Test(arguments: Setup.all)
  func `An empty list says what to do`(_ setup: Setup) throws {
    let user = try User(setup)
    #expect(
      user.content == [
        "Todos", "0 active, 0 done", "Filter: All", "Nothing to do. Press a to add a todo.",
      ])
  }

  @Test(arguments: Setup.all)
  func `Todos stand in sections by their due day`(_ setup: Setup) throws {
    let user = try User(
      setup, today: "2026-11-18",
      todos: [
        "2026-12-01 Far", "2026-11-29 Next Sunday", "2026-11-23 Next Monday", "2026-11-22 Sunday",
        "2026-11-20 Friday", "2026-11-19 Tomorrow", "2026-11-18 Now", "2026-11-17 Late",
        "x 2026-11-02 Long done", "2026-11-30 Just too far",
      ])
    #expect(
      user.content == [
        "Todos", "9 active, 1 done", "Filter: All",
        "Earlier",
        "> [x] Long done 2026-11-02",
        "  [ ] Late ! 2026-11-17",
        "Today",
        "  [ ] Now",
        "Tomorrow",
        "  [ ] Tomorrow Thursday",
        "Later This Week",
        "  [ ] Friday Friday",
        "  [ ] Sunday Sunday",
        "Next Week",
        "  [ ] Next Monday Monday",
        "  [ ] Next Sunday Sunday",
        "Later",
        "  [ ] Just too far 2026-11-30",
        "  [ ] Far 2026-12-01",
      ])
  }

  @Test(arguments: Setup.all)
  func `What is late warns, what is done is dimmed`(_ setup: Setup) throws {
    let user = try User(
      setup,
      todos: ["x 2026-11-19 Done", "2026-11-20 Late", "2026-11-21 Now", "x 2026-11-22 Done early"])
    #expect(user.rowStyles == [.dimmed, .warning, .plain, .dimmed])
  }

  @Test(arguments: Setup.all)
  func `A week that starts on Sunday ends on Saturday`(_ setup: Setup) throws {
    let user = try User(
      setup, today: "2026-11-18", firstWeekday: .sunday,
      todos: ["2026-11-21 Saturday", "2026-11-22 Sunday", "2026-11-28 Saturday", "2026-11-29 Far"])
    #expect(
      user.content.dropFirst(3) == [
        "Later This Week", "> [ ] Saturday Saturday",
        "Next Week", "  [ ] Sunday Sunday", "  [ ] Saturday Saturday",
        "Later", "  [ ] Far 2026-11-29",
      ])
  }

  @Test(arguments: Setup.all)
  func `Weeks and days go on over the end of the year`(_ setup: Setup) throws {
    let user = try User(
      setup, today: "2026-12-31",
      todos: [
        "2026-12-30 Late", "2026-12-31 Now", "2027-01-01 New Year", "2027-01-03 Sunday",
        "2027-01-04 Monday", "2027-01-11 Far",
      ])
    #expect(
      user.content.dropFirst(3) == [
        "Earlier", "> [ ] Late ! 2026-12-30",
        "Today", "  [ ] Now",
        "Tomorrow", "  [ ] New Year Friday",
        "Later This Week", "  [ ] Sunday Sunday",
        "Next Week", "  [ ] Monday Monday",
        "Later", "  [ ] Far 2027-01-11",
      ])
  }

  @Test(arguments: Setup.all)
  func `Tomorrow is tomorrow even when next week has begun`(_ setup: Setup) throws {
    let user = try User(
      setup, today: "2026-11-22", todos: ["2026-11-23 Monday", "2026-11-24 Tuesday"])
    #expect(
      user.content.dropFirst(3) == [
        "Tomorrow", "> [ ] Monday Monday", "Next Week", "  [ ] Tuesday Tuesday",
      ])
  }

  @Test(arguments: Setup.all)
  func `Todos of one day stand in the order in which they were made`(_ setup: Setup) throws {
    let user = try User(setup)
    try user.press("aB<enter>aA<enter>")
    user.clock.advance(by: -60)
    try user.press("aMade earlier<enter>")
    #expect(
      user.content.dropFirst(3) == [
        "Today", "> [ ] Made earlier", "  [ ] B", "  [ ] A",
      ])
  }

  @Test(arguments: Setup.all)
  func `Every todo is listed under All, whatever its day`(_ setup: Setup) throws {
    let days = ["0001-01-01", "1969-12-31", "2026-11-21", "2027-11-21", "9999-12-31"]
    let user = try User(setup, todos: days.map { "\($0) T\($0)" })
    for day in days {
      #expect(user.content.contains { $0.contains("[ ] T\(day)") })
    }
  }

  @Test(arguments: Setup.all)
  func `The filter cycles, and says when nothing is left`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk", "x 2026-11-21 Bread"])
    #expect(user.content.suffix(3) == ["Today", "> [ ] Milk", "  [x] Bread"])
    try user.press("f")
    #expect(
      user.content == ["Todos", "1 active, 1 done", "Filter: Active", "Today", "> [ ] Milk"])
    try user.press("f")
    #expect(user.content == ["Todos", "1 active, 1 done", "Filter: Done", "Today", "> [x] Bread"])
    try user.press("<space>")
    #expect(user.content == ["Todos", "2 active, 0 done", "Filter: Done", "No done todos."])
    try user.press("f<space><down><space>")
    #expect(user.content.suffix(3) == ["Today", "  [x] Milk", "> [x] Bread"])
    try user.press("f")
    #expect(user.content == ["Todos", "0 active, 2 done", "Filter: Active", "No active todos."])
  }

  @Test(arguments: Setup.all)
  func `Space marks as done and as not done`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-20 Milk"])
    try user.press("<space>")
    #expect(user.content.suffix(2) == ["Earlier", "> [x] Milk 2026-11-20"])
    #expect(try user.store.todos().map(\.isDone) == [true])
    try user.press("<space>")
    #expect(user.content.suffix(2) == ["Earlier", "> [ ] Milk ! 2026-11-20"])
    #expect(try user.store.todos().map(\.isDone) == [false])
  }

  @Test(arguments: Setup.all, ["n", "<esc>"])
  func `Deleting asks first`(_ setup: Setup, key: String) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk"])
    try user.press("d")
    #expect(user.alert.first == "Delete “Milk”?")
    #expect(user.keys == "y Yes  n/esc No  q Quit")
    try user.press(key)
    #expect(user.content.suffix(2) == ["Today", "> [ ] Milk"])
    #expect(try user.titles() == ["Milk"])
  }

  @Test(arguments: Setup.all)
  func `A yes deletes, and only then`(_ setup: Setup) throws {
    let user = try User(setup, todos: ["2026-11-21 Milk", "2026-11-21 Bread"])
    try user.press("d<enter>xd ")
    #expect(try user.titles() == ["Milk", "Bread"])
    try user.press("y")
    #expect(user.content.suffix(2) == ["Today", "> [ ] Bread"])
    #expect(try user.titles() == ["Bread"])
  }

  @Test(arguments: Setup.all)
  func `Clearing asks with a number, and deletes what is done`(_ setup: Setup) throws {
    let user = try User(
      setup, todos: ["x 2026-11-20 A", "2026-11-21 B", "x 2026-11-22 C", "x 2027-11-22 D"])
    try user.press("fc")
    #expect(user.alert.first == "Clear 3 done todos?")
    try user.press("n")
    #expect(try user.titles() == ["A", "B", "C", "D"])
    try user.press("cy")
    #expect(try user.titles() == ["B"])
    #expect(
      user.content == ["Todos", "1 active, 0 done", "Filter: Active", "Today", "> [ ] B"])
    try user.press("c")
    #expect(user.window.alert == nil)
  }
}
