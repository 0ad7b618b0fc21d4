import Shared
import TestSupport
import Testing

@testable import MVITodo

@Suite("The list's effects")
struct TodoListEffectsTests {
  private let store: FailingStore
  private let effects: TodoListEffects
  private let a = TodoItem(1, "A", inDays: -1)
  private let b = TodoItem(2, "B", inDays: 0, isDone: true)

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    effects = TodoListEffects(store: store, clock: .fixed, calendar: .fixed)
  }

  @Test func `Following answers with what the store holds, and the day that it is`() {
    #expect(perform(.follow) == [.loaded([a, b])])
  }

  @Test func `It answers again after each change, once, however often it was asked for`() throws {
    var answers: [TodoListAnswer] = []
    for _ in 1...2 { effects.perform(.follow) { answers.append($0) } }
    #expect(answers == [.loaded([a, b]), .loaded([a, b])])
    let c = try store.add("2026-11-22 C")
    #expect(answers.dropFirst(2) == [.loaded([a, b, c])])
  }

  @Test func `A list that can't be loaded says why, at first and after a change`() throws {
    var answers: [TodoListAnswer] = []
    store.fail(.load)
    effects.perform(.follow) { answers.append($0) }
    #expect(answers == [.loadFailed(reason: FailingStore.reason)])
    try store.add("2026-11-22 C")
    #expect(answers.dropFirst() == [.loadFailed(reason: FailingStore.reason)])
  }

  @Test func `Loading again says nothing when it can't`() {
    #expect(perform(.refresh) == [.loaded([a, b])])
    store.fail(.load)
    #expect(perform(.refresh) == [])
  }

  @Test func `A todo is marked as done and as not done`() throws {
    #expect(perform(.setDone(true, a.id)) == [])
    #expect(try store.lines.first == "x 2026-11-20 A")
    #expect(perform(.setDone(false, a.id)) == [])
    #expect(try store.lines.first == "2026-11-20 A")
  }

  @Test func `A todo is deleted`() throws {
    #expect(perform(.delete(a.id)) == [])
    #expect(try store.lines == ["x 2026-11-21 B"])
  }

  @Test func `Clearing deletes what is done among the given todos`() throws {
    #expect(perform(.deleteDone([a.id, b.id])) == [])
    #expect(try store.lines == ["2026-11-20 A"])
  }

  @Test(
    arguments: [
      (.setDone(true, 1), .saveFailed(reason: FailingStore.reason)),
      (.delete(1), .deleteFailed(reason: FailingStore.reason)),
      (.deleteDone([2]), .deleteFailed(reason: FailingStore.reason)),
    ] as [(TodoListEffect, TodoListAnswer)])
  func `What can't be changed says why`(
    _ effect: TodoListEffect, answer: TodoListAnswer
  ) {
    store.fail(.save, .delete)
    #expect(perform(effect) == [answer])
  }

  @Test func `A form is prepared with the day that it is`() {
    #expect(perform(.prepareForm(a)) == [.formReady(a, today: .fixed)])
  }

  @Test func `What the form asks for is answered to the form`() throws {
    let draft = TodoDraft(editing: a.id, title: "C", due: a.due, today: .fixed)
    #expect(perform(.form(.save(draft))) == [.form(.saved(a.id))])
    #expect(try store.lines.first == "2026-11-20 C")
  }

  private func perform(_ effect: TodoListEffect) -> [TodoListAnswer] {
    var answers: [TodoListAnswer] = []
    effects.perform(effect) { answers.append($0) }
    return answers
  }
}
