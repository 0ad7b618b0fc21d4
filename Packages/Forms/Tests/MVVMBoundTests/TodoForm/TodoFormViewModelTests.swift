import Presentation
import Shared
import TestSupport
import Testing

@testable import MVVMBound

@Suite("The form's view model")
struct TodoFormViewModelTests {
  private let store: FailingStore
  private let end = RecordingEnd()

  init() throws {
    store = try FailingStore("x 2026-11-20 A")
  }

  @Test func `Adding starts with no title and today`() {
    let viewModel = adding()
    #expect(viewModel.heading == "Add Todo")
    #expect(viewModel.title.value == "")
    #expect(viewModel.due.value == "2026-11-21 Saturday")
  }

  @Test func `Editing starts with the todo as it is`() throws {
    let viewModel = try editing()
    #expect(viewModel.heading == "Edit Todo")
    #expect(viewModel.title.value == "A")
    #expect(viewModel.due.value == "2026-11-20 Friday")
  }

  @Test func `The due day moves, and a new todo can't be due before today`() {
    let viewModel = adding()
    viewModel.dueMoved(byDays: 7)
    #expect(viewModel.due.value == "2026-11-28 Saturday")
    viewModel.dueMoved(byDays: 1)
    #expect(viewModel.due.value == "2026-11-29 Sunday")
    viewModel.dueMoved(byDays: -7)
    #expect(viewModel.due.value == "2026-11-22 Sunday")
    viewModel.dueMoved(byDays: -7)
    #expect(viewModel.due.value == "2026-11-21 Saturday")
  }

  @Test func `An overdue todo can stay overdue, but not get more overdue`() throws {
    let viewModel = try editing()
    viewModel.dueMoved(byDays: 7)
    #expect(viewModel.due.value == "2026-11-27 Friday")
    viewModel.dueMoved(byDays: -8)
    #expect(viewModel.due.value == "2026-11-20 Friday")
  }

  @Test func `A missing title is reported until something is typed`() {
    let viewModel = adding()
    viewModel.title.value = "  "
    viewModel.savePressed()
    #expect(viewModel.message.value == "A todo needs a title.")
    #expect(end.ends == [])
    viewModel.title.value = "  "
    #expect(viewModel.message.value == "A todo needs a title.")
    viewModel.title.value = "  A"
    #expect(viewModel.message.value == "")
  }

  @Test func `A title has at most 200 characters`() throws {
    let viewModel = adding()
    viewModel.title.value = String(repeating: "A", count: 201)
    viewModel.savePressed()
    #expect(viewModel.message.value == "A title can have at most 200 characters.")
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test func `Saving adds the todo without the white space around its title`() throws {
    let viewModel = adding()
    viewModel.title.value = " B "
    viewModel.dueMoved(byDays: 1)
    viewModel.savePressed()
    #expect(try store.lines == ["x 2026-11-20 A", "2026-11-22 B"])
    #expect(try store.todos().last?.created == FailingStore.created)
    #expect(end.ends == [.saved(2)])
  }

  @Test func `Saving changes the todo that is edited`() throws {
    let viewModel = try editing()
    viewModel.title.value = "B"
    viewModel.dueMoved(byDays: 2)
    viewModel.savePressed()
    #expect(try store.lines == ["x 2026-11-22 B"])
    #expect(end.ends == [.saved(1)])
  }

  @Test func `A failed save says why, and the form stays open`() throws {
    let viewModel = try editing()
    store.fail(.save)
    viewModel.savePressed()
    #expect(
      viewModel.notice.value == Notice("Couldn't save the todo.", reason: FailingStore.reason))
    viewModel.alertAnswered()
    #expect(viewModel.notice.value == nil)
    #expect(viewModel.title.value == "A")
    #expect(end.ends == [])
  }

  @Test func `Cancelling ends the form and saves nothing`() throws {
    let viewModel = try editing()
    viewModel.title.value = "B"
    viewModel.cancelPressed()
    #expect(end.ends == [.cancelled])
    #expect(try store.lines == ["x 2026-11-20 A"])
  }

  @Test func `What was bound to it doesn't keep it`() {
    weak var released: TodoFormViewModel?
    do {
      let viewModel = adding()
      _ = TodoFormView(viewModel: viewModel)
      released = viewModel
    }
    #expect(released == nil)
  }

  private func adding() -> TodoFormViewModel {
    viewModel(of: TodoDraft(today: .fixed))
  }

  private func editing() throws -> TodoFormViewModel {
    viewModel(of: TodoDraft(editing: try #require(try store.todos().first), today: .fixed))
  }

  private func viewModel(of draft: TodoDraft) -> TodoFormViewModel {
    TodoFormViewModel(
      store: store, clock: .fixed, calendar: .fixed, draft: draft, onSaved: end.saved,
      onCancelled: end.cancelled)
  }
}
