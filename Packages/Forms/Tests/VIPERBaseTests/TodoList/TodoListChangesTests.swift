import Shared
import TestSupport
import Testing

@testable import VIPERBase

/// The interactor's changes to the store; the presenter asks the questions before them.
@Suite("The list's changes")
struct TodoListChangesTests {
  nonisolated enum Deletion: CaseIterable {
    case one
    case done
  }

  private let store: FailingStore
  private let output = RecordingTodoListInteractorOutput()
  private let interactor: TodoListInteractor

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B", "x 2026-11-22 C")
    interactor = TodoListInteractor(store: store, clock: .fixed, calendar: .fixed)
    interactor.output = output
    interactor.load()
  }

  @Test func `A todo is marked as done and as not done`() throws {
    interactor.setDone(true, 1)
    #expect(try store.lines.first == "x 2026-11-20 A")
    #expect(output.response.map { Array($0.doneIDs) } == [1, 2, 3])
    interactor.setDone(false, 1)
    #expect(try store.lines.first == "2026-11-20 A")
    #expect(output.response?.activeCount == 1)
  }

  @Test func `A todo is deleted`() throws {
    interactor.delete(1)
    #expect(output.titles == ["B", "C"])
    #expect(try store.lines == ["x 2026-11-21 B", "x 2026-11-22 C"])
  }

  @Test func `Clearing deletes what is done among the given todos`() throws {
    interactor.deleteDone(among: [1, 2])
    #expect(output.titles == ["A", "C"])
    #expect(try store.lines == ["2026-11-20 A", "x 2026-11-22 C"])
  }

  @Test func `A failure to mark says why`() {
    store.fail(.save)
    interactor.setDone(true, 1)
    #expect(output.answers.last == .saveFailed(reason: FailingStore.reason))
    #expect(output.response?.activeCount == 1)
  }

  @Test(arguments: Deletion.allCases)
  func `A failed deletion says why`(_ deletion: Deletion) {
    store.fail(.delete)
    delete(deletion)
    #expect(output.answers.last == .deleteFailed(reason: FailingStore.reason))
    #expect(output.titles == ["A", "B", "C"])
  }

  @Test func `A failed change is reported, even if the list can't be loaded either`() {
    store.fail(.save, .load)
    interactor.setDone(true, 1)
    #expect(output.answers == [.loaded, .saveFailed(reason: FailingStore.reason)])
  }

  @Test func `After a failure the list shows what the store holds`() throws {
    try addUnnoticed("2026-11-23 D")
    store.fail(.save)
    interactor.setDone(true, 1)
    #expect(output.titles == ["A", "B", "C", "D"])
  }

  @Test(arguments: Deletion.allCases)
  func `After a failed deletion, too`(_ deletion: Deletion) throws {
    try addUnnoticed("2026-11-23 D")
    store.fail(.delete)
    delete(deletion)
    #expect(output.titles == ["A", "B", "C", "D"])
  }

  private func delete(_ deletion: Deletion) {
    switch deletion {
    case .one: interactor.delete(1)
    case .done: interactor.deleteDone(among: [2, 3])
    }
  }

  private func addUnnoticed(_ line: String) throws {
    store.fail(.load)
    try store.add(line)
    #expect(output.titles == ["A", "B", "C"])
  }
}
