import Presentation
import Shared
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("The form's presenter")
struct TodoFormPresenterTests {
  private let store: FailingStore
  private let view = RecordingTodoFormView()
  private let delegate = RecordingTodoFormPresenterDelegate()

  init() throws {
    store = try FailingStore("x 2026-11-20 A")
  }

  @Test func `A view isn't also notified of what it observes in the model`() {
    let presenter = adding()
    presenter.attach(view)
    #expect(view.takeCommands() == [.showMessage(""), .dismissAlert])
    presenter.dueMoved(byDays: 7)
    #expect(presenter.observed.draft.due.iso == "2026-11-28")
    #expect(view.takeCommands() == [])
  }

  @Test func `A missing title is reported until something is typed`() {
    let presenter = attached(adding())
    presenter.titleChanged(to: "  ")
    presenter.savePressed()
    presenter.titleChanged(to: "  A")
    #expect(
      view.takeCommands() == [
        .showMessage(""), .showMessage("A todo needs a title."), .showMessage(""),
      ])
    #expect(delegate.calls == [])
  }

  @Test func `What is wrong is told to another view, too`() {
    let presenter = attached(adding())
    presenter.savePressed()
    let another = RecordingTodoFormView()
    presenter.attach(another)
    #expect(another.takeCommands() == [.showMessage("A todo needs a title."), .dismissAlert])
    presenter.titleChanged(to: "A")
    store.fail(.save)
    presenter.savePressed()
    let third = RecordingTodoFormView()
    presenter.attach(third)
    #expect(third.takeCommands() == [.showMessage(""), .showNotice(.saveFailure)])
  }

  @Test func `A title has at most 200 characters`() throws {
    let presenter = attached(adding())
    presenter.titleChanged(to: String(repeating: "A", count: 201))
    presenter.savePressed()
    #expect(view.takeCommands().last == .showMessage("A title can have at most 200 characters."))
    #expect(delegate.calls == [])
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test func `Saving adds the todo without the white space around its title`() throws {
    let presenter = attached(adding())
    presenter.titleChanged(to: " B ")
    presenter.dueMoved(byDays: 1)
    presenter.savePressed()
    #expect(try store.lines == ["x 2026-11-20 A", "2026-11-22 B"])
    #expect(try store.todos().last?.created == FailingStore.created)
    #expect(delegate.calls == [.saved(TodoItem.ID(rawValue: 2))])
  }

  @Test func `Saving changes the todo that is edited`() throws {
    let presenter = attached(try editing())
    presenter.titleChanged(to: "B")
    presenter.dueMoved(byDays: 2)
    presenter.savePressed()
    #expect(try store.lines == ["x 2026-11-22 B"])
    #expect(delegate.calls == [.saved(TodoItem.ID(rawValue: 1))])
  }

  @Test func `A failed save says why until that is read, and the form stays open`() throws {
    let presenter = attached(try editing())
    store.fail(.save)
    presenter.savePressed()
    #expect(view.takeCommands() == [.showNotice(.saveFailure)])
    presenter.alertAnswered()
    #expect(view.takeCommands() == [.dismissAlert])
    #expect(delegate.calls == [])
  }

  @Test func `Cancelling ends the form and saves nothing`() throws {
    let presenter = attached(try editing())
    presenter.titleChanged(to: "B")
    presenter.cancelPressed()
    #expect(delegate.calls == [.cancelled])
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  private func adding() -> TodoFormPresenter {
    presenter(TodoDraft(today: .fixed))
  }

  private func editing() throws -> TodoFormPresenter {
    presenter(TodoDraft(editing: try #require(try store.todos().first), today: .fixed))
  }

  private func presenter(_ draft: TodoDraft) -> TodoFormPresenter {
    let presenter = TodoFormPresenter(
      model: TodoFormModel(store: store, clock: .fixed, calendar: .fixed, draft: draft))
    presenter.delegate = delegate
    return presenter
  }

  private func attached(_ presenter: TodoFormPresenter) -> TodoFormPresenter {
    presenter.attach(view)
    _ = view.takeCommands()
    return presenter
  }
}

nonisolated extension Notice {
  fileprivate static let saveFailure = Notice(
    "Couldn't save the todo.", reason: FailingStore.reason)
}
