import Shared
import TerminalUI
import TestSupport
import Testing

@testable import todo

@Suite("The selection")
struct SelectionTests {
  private static let three = ["2026-11-20 A", "2026-11-21 B", "2026-11-22 C"]

  @Test(arguments: Setup.all)
  func `Up and down move it, as far as there are rows`(_ setup: Setup) throws {
    let user = try User(setup, todos: Self.three)
    #expect(user.selectedRow == "[ ] A ! 2026-11-20")
    try user.press("<down>")
    #expect(user.selectedRow == "[ ] B")
    try user.press("<down><down><down>")
    #expect(user.selectedRow == "[ ] C Sunday")
    try user.press("<up><up><up><up>")
    #expect(user.selectedRow == "[ ] A ! 2026-11-20")
  }

  @Test(arguments: Setup.all)
  func `It follows its todo to another day`(_ setup: Setup) throws {
    let user = try User(setup, todos: Self.three)
    try user.press("<down><enter><tab><down><enter>")
    #expect(user.content.suffix(2) == ["Next Week", "> [ ] B Saturday"])
  }

  @Test(arguments: Setup.all)
  func `It stays with its todo when others come and go`(_ setup: Setup) throws {
    let user = try User(setup, todos: Self.three)
    try user.press("<down>")
    try user.store.add("2026-11-01 Before", created: user.clock.now)
    #expect(user.selectedRow == "[ ] B")
    let todos = try user.store.todos()
    try user.store.delete(todos[0].id)
    try user.store.delete(todos[1].id)
    #expect(user.selectedRow == "[ ] B")
  }

  @Test(arguments: Setup.all)
  func `When its todo goes, it goes to the one that took its place`(_ setup: Setup) throws {
    let user = try User(setup, todos: Self.three)
    try user.press("<down>dy")
    #expect(user.selectedRow == "[ ] C Sunday")
    try user.press("dy")
    #expect(user.selectedRow == "[ ] A ! 2026-11-20")
    try user.press("dy")
    #expect(user.selectedRow == nil)
  }

  @Test(arguments: Setup.all)
  func `Rows that go from above don't move it`(_ setup: Setup) throws {
    let user = try User(
      setup,
      todos: ["x 2026-11-21 A", "x 2026-11-21 B", "2026-11-21 C", "2026-11-21 D"])
    try user.press("<down>cy")
    #expect(user.selectedRow == "[ ] C")
  }

  @Test(arguments: Setup.all)
  func `When its todo leaves the filter, it moves on`(_ setup: Setup) throws {
    let user = try User(setup, todos: Self.three)
    try user.press("f<space>")
    #expect(user.selectedRow == "[ ] B")
    try user.press("<space><space>")
    #expect(user.content.last == "No active todos.")
    try user.press("f")
    #expect(user.selectedRow == "[x] A 2026-11-20")
  }

  @Test(arguments: Setup.all)
  func `A long list scrolls with it`(_ setup: Setup) throws {
    let user = try User(setup, todos: (1...60).map { "2026-11-21 Number \($0)" })
    for number in 1...60 {
      #expect(user.selectedRow == "[ ] Number \(number)")
      try user.press("<down>")
    }
    #expect(!user.content.contains("  [ ] Number 1"))
  }
}
