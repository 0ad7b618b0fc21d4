import Foundation
import Shared
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("The list's model")
struct TodoListModelTests {
  private let store: FailingStore
  private let model: TodoListModel
  private let notices = Notices()

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    model = TodoListModel(store)
    model.observe(by: notices) { [notices] in notices.count += 1 }
  }

  @Test func `Before the first load it has no number`() {
    #expect(model.titles == [])
    #expect(model.today == nil)
    #expect(notices.count == 0)
  }

  @Test func `A load brings the todos and today, and is reported once`() throws {
    try model.load()
    #expect(model.titles == ["A", "B"])
    #expect(model.today == .fixed)
    #expect(notices.count == 1)
  }

  @Test func `A change from elsewhere is loaded and reported at once`() throws {
    model.reload()
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    #expect(model.todos.doneCount == 2)
    #expect(notices.count == 2)
  }

  @Test func `After a reload that failed it says why, and keeps what it had until one succeeds`() {
    model.reload()
    store.fail(.load)
    model.reload()
    #expect(model.failure == .diskFull(path: "todos"))
    #expect(model.titles == ["A", "B"])
    #expect(model.today == .fixed)
    #expect(notices.count == 2)
    store.fail()
    model.reload()
    #expect(model.failure == nil)
  }

  @Test func `A failed load is left to its caller, and nothing is reported`() {
    store.fail(.load)
    #expect(throws: TodoStoreError.diskFull(path: "todos")) { try model.load() }
    #expect(model.failure == nil)
    #expect(notices.count == 0)
  }

  @Test func `It marks, deletes and clears`() throws {
    try model.setDone(true, TodoItem.ID(rawValue: 1))
    #expect(try store.lines == ["x 2026-11-20 A", "x 2026-11-21 B"])
    try model.delete(TodoItem.ID(rawValue: 1))
    #expect(model.titles == ["B"])
    try model.deleteDone(among: model.todos.map(\.id))
    #expect(model.titles == [])
  }

  @Test func `A failed change is left to its caller, and nothing is reported`() {
    store.fail(.save)
    #expect(throws: TodoStoreError.diskFull(path: "todos")) {
      try model.setDone(true, TodoItem.ID(rawValue: 1))
    }
    #expect(notices.count == 0)
  }

  @Test func `A draft is of today, or of the todo that is edited`() throws {
    model.reload()
    #expect(model.draft().draft == TodoDraft(today: .fixed))
    let todo = try #require(model.todos.first)
    #expect(model.draft(editing: todo).draft == TodoDraft(editing: todo, today: .fixed))
  }
}

/// Counts how often a model reported a change.
private final class Notices {
  var count = 0
}
