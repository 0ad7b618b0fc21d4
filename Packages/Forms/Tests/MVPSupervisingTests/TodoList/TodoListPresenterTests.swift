import Presentation
import Shared
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("The list's presenter")
struct TodoListPresenterTests {
  private let store: FailingStore
  private let model: TodoListModel
  private let view = RecordingTodoListView()
  private let presenter: TodoListPresenter

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    model = TodoListModel(store)
    presenter = TodoListPresenter(model: model)
  }

  @Test func `Attached, it loads the model, and selects the first todo`() {
    presenter.attach(view)
    #expect(model.titles == ["A", "B"])
    #expect(
      view.takeCommands() == [
        .stateChanged(filter: .all, selected: nil),
        .stateChanged(filter: .all, selected: TodoItem.ID(rawValue: 1)),
        .dismissAlert,
      ])
  }

  @Test func `A view isn't also notified of what it observes in the model`() throws {
    presenter.attach(view)
    _ = view.takeCommands()
    try store.add("2026-11-22 C")
    try store.setDone(true, TodoItem.ID(rawValue: 1))
    #expect(view.takeCommands() == [])
  }

  @Test func `A list that can't be loaded says why, and selects nothing`() {
    store.fail(.load)
    presenter.attach(view)
    presenter.filterPressed()
    #expect(
      view.takeCommands() == [
        .stateChanged(filter: .all, selected: nil),
        .showNotice(.loadFailure), .showNotice(.loadFailure),
        .stateChanged(filter: .active, selected: nil),
      ])
  }

  @Test func `A failed reload leaves the list as it was`() {
    presenter.attach(view)
    _ = view.takeCommands()
    store.fail(.load)
    presenter.attach(view)
    #expect(
      view.takeCommands() == [
        .stateChanged(filter: .all, selected: TodoItem.ID(rawValue: 1)),
        .showNotice(.loadFailure), .showNotice(.loadFailure),
      ])
    #expect(selectedTitle == "A")
  }

  @Test func `The filter goes round, and the selection with it`() throws {
    presenter.attach(view)
    presenter.filterPressed()
    #expect(view.filter == .active)
    #expect(selectedTitle == "A")
    presenter.filterPressed()
    #expect(view.filter == .done)
    #expect(selectedTitle == "B")
    _ = view.takeCommands()
    try store.deleteDone(among: [TodoItem.ID(rawValue: 2)])
    #expect(view.takeCommands() == [.stateChanged(filter: .done, selected: nil)])
    presenter.filterPressed()
    #expect(view.filter == .all)
    #expect(selectedTitle == "A")
  }

  @Test func `Adding presents a form for a new todo`() throws {
    presenter.attach(view)
    presenter.addPressed()
    #expect(view.takeCommands().last == .presentForm)
    #expect(try draft() == TodoDraft(today: .fixed))
  }

  @Test func `Editing presents a form for the selected todo`() throws {
    presenter.attach(view)
    presenter.selectionMoved(by: 1)
    presenter.editPressed()
    #expect(view.takeCommands().last == .presentForm)
    #expect(try draft() == TodoDraft(editing: try #require(model.todos.last), today: .fixed))
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
    #expect(selectedTitle == "C")
  }

  @Test
  func `After a save that can't be loaded the form closes and the list stays as it was`() throws {
    presenter.attach(view)
    store.fail(.load)
    try saveNewTodo("C")
    #expect(
      view.takeCommands().suffix(2) == [
        .showNotice(.loadFailure), .dismissForm,
      ])
    #expect(model.titles == ["A", "B"])
    #expect(selectedTitle == "A")
  }

  @Test func `The filter opens for a saved todo that it hides`() throws {
    presenter.attach(view)
    presenter.filterPressed()
    try saveNewTodo("C")
    #expect(view.filter == .active)
    presenter.filterPressed()
    try saveNewTodo("D")
    #expect(view.filter == .all)
    #expect(selectedTitle == "D")
  }

  private var selectedTitle: String? {
    view.selected.flatMap { model.todos[$0]?.title }
  }

  private func saveNewTodo(_ title: String) throws {
    presenter.addPressed()
    let form = try #require(view.form)
    form.titleChanged(to: title)
    form.savePressed()
  }

  /// The list makes its form's presenter itself, so this is the real one.
  private func draft() throws -> TodoDraft {
    try #require(view.form).observed.draft
  }
}

nonisolated extension Notice {
  fileprivate static let loadFailure = Notice(
    "Couldn't load the todos.", reason: FailingStore.reason)
}
