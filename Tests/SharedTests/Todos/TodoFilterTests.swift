import Foundation
import Shared
import Testing

@Suite("Filters")
struct TodoFilterTests {
  @Test(
    arguments: [
      (.all, true, true), (.active, true, false), (.done, false, true),
    ] as [(TodoFilter, Bool, Bool)])
  func `A filter includes what it names`(filter: TodoFilter, active: Bool, done: Bool) {
    var todo = TodoItem(
      id: .init(rawValue: 1), title: "Milk", due: "2026-11-21", isDone: false, created: Date())
    #expect(filter.includes(todo) == active)
    todo.isDone = true
    #expect(filter.includes(todo) == done)
  }

  @Test func `Filters go round`() {
    #expect(TodoFilter.all.next == .active)
    #expect(TodoFilter.active.next == .done)
    #expect(TodoFilter.done.next == .all)
  }
}
