import Shared
import TestSupport
import Testing

@testable import MVCClassic

/// Tests the model alone, without a view or a controller.
@Suite("The form's model")
struct TodoFormModelTests {
  private let store: FailingStore
  private let observer = RecordingObserver()

  init() throws {
    store = try FailingStore("x 2026-11-20 A")
  }

  @Test func `Adding starts with no title and today`() {
    let model = adding()
    #expect(model.isNew)
    #expect(model.title == "")
    #expect(model.due == .fixed)
  }

  @Test func `Editing starts with the todo as it is`() throws {
    let model = try editing()
    #expect(!model.isNew)
    #expect(model.title == "A")
    #expect(model.due.iso == "2026-11-20")
  }

  @Test func `The due day moves, and a new todo can't be due before today`() {
    let model = adding()
    let dues = [7, 1, -7, -7].map { days in
      model.moveDue(byDays: days)
      return model.due.iso
    }
    #expect(dues == ["2026-11-28", "2026-11-29", "2026-11-22", "2026-11-21"])
    #expect(observer.takeChanges() == 4)
  }

  @Test func `An overdue todo can stay overdue, but not get more overdue`() throws {
    let model = try editing()
    model.moveDue(byDays: 7)
    #expect(model.due.iso == "2026-11-27")
    model.moveDue(byDays: -8)
    #expect(model.due.iso == "2026-11-20")
  }

  @Test(
    arguments: [
      ("  ", .empty), (String(repeating: "A", count: 201), .tooLong),
    ] as [(String, TodoTitle.Invalid)])
  func `An invalid title is reported until it changes`(
    _ title: String, why: TodoTitle.Invalid
  ) throws {
    let model = adding()
    model.changeTitle(to: title)
    model.save()
    #expect(observer.takeChanges() == 2)
    #expect(model.invalid == why)
    #expect(model.outcome == nil)
    #expect(try store.lines == ["x 2026-11-20 A"])
    model.changeTitle(to: "A")
    #expect(model.invalid == nil)
  }

  @Test func `Saving adds the todo without the white space around its title`() throws {
    let model = adding()
    model.changeTitle(to: " B ")
    model.moveDue(byDays: 1)
    _ = observer.takeChanges()
    model.save()
    #expect(try store.lines == ["x 2026-11-20 A", "2026-11-22 B"])
    #expect(try store.todos().last?.created == FailingStore.created)
    #expect(model.outcome == .saved(TodoItem.ID(rawValue: 2)))
    #expect(observer.takeChanges() == 1)
  }

  @Test func `Saving changes the todo that is edited`() throws {
    let model = try editing()
    model.changeTitle(to: "B")
    model.moveDue(byDays: 2)
    model.save()
    #expect(try store.lines == ["x 2026-11-22 B"])
    #expect(model.outcome == .saved(TodoItem.ID(rawValue: 1)))
  }

  @Test func `A todo that can't be saved says why, and the form stays open`() throws {
    let model = try editing()
    store.fail(.save)
    model.save()
    #expect(model.failure == FailingStore.reason)
    #expect(model.outcome == nil)
    #expect(observer.takeChanges() == 1)
    model.closeFailure()
    #expect(model.failure == nil)
    #expect(observer.takeChanges() == 1)
  }

  @Test func `Cancelling ends the form and saves nothing`() throws {
    let model = try editing()
    model.changeTitle(to: "B")
    _ = observer.takeChanges()
    model.cancel()
    #expect(model.outcome == .cancelled)
    #expect(observer.takeChanges() == 1)
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  private func adding() -> TodoFormModel {
    model(TodoDraft(today: .fixed))
  }

  private func editing() throws -> TodoFormModel {
    model(TodoDraft(editing: try #require(try store.todos().first), today: .fixed))
  }

  private func model(_ draft: TodoDraft) -> TodoFormModel {
    let model = TodoFormModel(store: store, clock: .fixed, calendar: .fixed, draft: draft)
    model.addObserver(observer)
    return model
  }
}
