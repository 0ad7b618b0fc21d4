import Presentation
import Shared
import TestSupport
import Testing

@testable import MVPPresentation

@Suite("The form's presenter")
struct TodoFormPresenterTests {
  private let store: FailingStore
  private let view = RecordingTodoFormView()
  private let delegate = RecordingTodoFormPresenterDelegate()

  init() throws {
    store = try FailingStore("x 2026-11-20 A")
  }

  @Test func `Adding starts with no title and today`() {
    let presenter = adding()
    presenter.attach(view)
    #expect(
      presenter.presentation
        == TodoFormPresentation(heading: "Add Todo", title: "", due: "2026-11-21 Saturday"))
    #expect(view.takeChanges() == 1)
  }

  @Test func `Editing starts with the todo as it is`() throws {
    let presenter = try editing()
    presenter.attach(view)
    #expect(
      presenter.presentation
        == TodoFormPresentation(heading: "Edit Todo", title: "A", due: "2026-11-20 Friday"))
    #expect(view.takeChanges() == 1)
  }

  @Test func `The due day moves, and a new todo can't be due before today`() {
    let presenter = attached(adding())
    let days = [7, 1, -7, -7].map { days in
      presenter.dueMoved(byDays: days)
      return presenter.presentation.due
    }
    #expect(
      days == [
        "2026-11-28 Saturday", "2026-11-29 Sunday", "2026-11-22 Sunday", "2026-11-21 Saturday",
      ])
    #expect(view.takeChanges() == 4)
  }

  @Test func `An overdue todo can stay overdue, but not get more overdue`() throws {
    let presenter = attached(try editing())
    presenter.dueMoved(byDays: 7)
    #expect(presenter.presentation.due == "2026-11-27 Friday")
    presenter.dueMoved(byDays: -8)
    #expect(presenter.presentation.due == "2026-11-20 Friday")
  }

  @Test func `A missing title is reported until something is typed`() {
    let presenter = attached(adding())
    presenter.titleChanged(to: "  ")
    presenter.savePressed()
    #expect(presenter.presentation.message == "A todo needs a title.")
    presenter.titleChanged(to: "  A")
    #expect(presenter.presentation.message == "")
    #expect(presenter.presentation.title == "  A")
    #expect(view.takeChanges() == 3)
    #expect(delegate.calls == [])
  }

  @Test func `What is wrong with the title is told to another view, too`() {
    let presenter = attached(adding())
    presenter.savePressed()
    let another = RecordingTodoFormView()
    presenter.attach(another)
    #expect(presenter.presentation.message == "A todo needs a title.")
    #expect(another.takeChanges() == 1)
  }

  @Test func `A title has at most 200 characters`() throws {
    let presenter = attached(adding())
    presenter.titleChanged(to: String(repeating: "A", count: 201))
    presenter.savePressed()
    #expect(presenter.presentation.message == "A title can have at most 200 characters.")
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

  @Test func `A todo that can't be saved says why until it is read, and the form stays`() throws {
    let presenter = attached(try editing())
    store.fail(.save)
    presenter.savePressed()
    #expect(
      presenter.presentation.notice
        == Notice("Couldn't save the todo.", reason: FailingStore.reason))
    presenter.alertAnswered()
    #expect(presenter.presentation.notice == nil)
    #expect(presenter.presentation.title == "A")
    #expect(view.takeChanges() == 2)
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
      store: store, clock: .fixed, calendar: .fixed, draft: draft)
    presenter.delegate = delegate
    return presenter
  }

  private func attached(_ presenter: TodoFormPresenter) -> TodoFormPresenter {
    presenter.attach(view)
    _ = view.takeChanges()
    return presenter
  }
}
