import Presentation
import Shared
import TestSupport
import Testing

@testable import MVPPresentation

@Suite("The list's presenter")
struct TodoListPresenterTests {
  private let store: FailingStore
  private let view = RecordingTodoListView()
  private let presenter: TodoListPresenter

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    presenter = TodoListPresenter(store: store, clock: .fixed, calendar: .fixed)
  }

  @Test func `Attached, it presents what the store holds, all of it at once`() {
    #expect(presenter.presentation == TodoListPresentation())
    presenter.attach(view)
    #expect(
      presenter.presentation
        == TodoListPresentation(
          summary: "1 active, 1 done", filter: "Filter: All", placeholder: nil,
          sections: [
            TodoListSection(
              title: "Earlier",
              rows: [TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true)]),
            TodoListSection(
              title: "Today",
              rows: [TodoListRow(isDone: true, title: "B", due: "", isOverdue: false)]),
          ],
          selection: 0, canClearDone: true))
    #expect(presenter.presentation.canUseSelected)
    #expect(view.takeCommands() == [.presentationChanged])
  }

  @Test func `A change from elsewhere is shown at once`() throws {
    presenter.attach(view)
    _ = view.takeCommands()
    try store.add("2026-11-22 C")
    #expect(presenter.presentation.titles == ["A", "B", "C"])
    #expect(view.takeCommands() == [.presentationChanged])
  }

  @Test func `A list that can't be loaded says why, and doesn't look empty`() {
    store.fail(.load)
    presenter.attach(view)
    presenter.filterPressed()
    #expect(
      presenter.presentation
        == TodoListPresentation(
          alert: .notice(Notice("Couldn't load the todos.", reason: FailingStore.reason))))
    #expect(view.takeCommands() == [.presentationChanged])
  }

  @Test func `A failed reload leaves the list as it was`() {
    presenter.attach(view)
    var presentation = presenter.presentation
    store.fail(.load)
    presenter.attach(view)
    presentation.alert = .notice(Notice("Couldn't load the todos.", reason: FailingStore.reason))
    #expect(presenter.presentation == presentation)
  }

  @Test func `The filter cycles, and says when nothing is left`() throws {
    presenter.attach(view)
    presenter.filterPressed()
    #expect(presenter.presentation.filter == "Filter: Active")
    #expect(presenter.presentation.titles == ["A"])
    presenter.filterPressed()
    #expect(presenter.presentation.filter == "Filter: Done")
    #expect(presenter.presentation.titles == ["B"])
    try store.deleteDone(among: [TodoItem.ID(rawValue: 2)])
    #expect(
      presenter.presentation
        == TodoListPresentation(
          summary: "1 active, 0 done", filter: "Filter: Done", placeholder: "No done todos."))
    #expect(!presenter.presentation.canUseSelected)
    presenter.filterPressed()
    #expect(presenter.presentation.filter == "Filter: All")
    #expect(presenter.presentation.titles == ["A"])
  }

  @Test func `Adding presents a form for a new todo`() throws {
    presenter.attach(view)
    presenter.addPressed()
    #expect(view.takeCommands().last == .presentForm)
    #expect(try form().heading == "Add Todo")
  }

  @Test func `Editing presents a form for the selected todo`() throws {
    presenter.attach(view)
    presenter.selectionMoved(by: 1)
    presenter.editPressed()
    #expect(view.takeCommands().last == .presentForm)
    #expect(
      try form()
        == TodoFormPresentation(heading: "Edit Todo", title: "B", due: "2026-11-21 Saturday"))
  }

  @Test func `A cancelled form closes and changes nothing`() throws {
    presenter.attach(view)
    presenter.addPressed()
    _ = view.takeCommands()
    try #require(view.form).cancelPressed()
    #expect(view.takeCommands() == [.dismissForm])
  }

  @Test func `After a save the form closes and the todo is selected`() throws {
    presenter.attach(view)
    try saveNewTodo("C")
    #expect(view.form == nil)
    #expect(presenter.presentation.selectedTitle == "C")
  }

  @Test
  func `After a save that can't be loaded the form closes and the list stays as it was`() throws {
    presenter.attach(view)
    store.fail(.load)
    try saveNewTodo("C")
    #expect(view.takeCommands().suffix(2) == [.presentationChanged, .dismissForm])
    #expect(
      presenter.presentation.alert
        == .notice(Notice("Couldn't load the todos.", reason: FailingStore.reason)))
    #expect(presenter.presentation.titles == ["A", "B"])
    #expect(presenter.presentation.selectedTitle == "A")
  }

  @Test func `The filter opens for a saved todo that it hides`() throws {
    presenter.attach(view)
    presenter.filterPressed()
    try saveNewTodo("C")
    #expect(presenter.presentation.filter == "Filter: Active")
    presenter.filterPressed()
    try saveNewTodo("D")
    #expect(presenter.presentation.filter == "Filter: All")
    #expect(presenter.presentation.selectedTitle == "D")
  }

  private func saveNewTodo(_ title: String) throws {
    presenter.addPressed()
    let form = try #require(view.form)
    form.titleChanged(to: title)
    form.savePressed()
  }

  /// The list makes its form's presenter itself, so this is the real one.
  private func form() throws -> TodoFormPresentation {
    try #require(view.form).presentation
  }
}
