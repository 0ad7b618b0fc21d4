import Presentation
import Shared
import TestSupport
import Testing

@testable import MVPTodo

@Suite("The list's presenter")
struct TodoListPresenterTests {
  private let store: FailingStore
  private let view = RecordingTodoListView()
  private let presenter: TodoListPresenter

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-21 B")
    presenter = TodoListPresenter(store: store, clock: .fixed, calendar: .fixed)
  }

  @Test func `Attached, it shows what the store holds`() {
    presenter.attach(view)
    #expect(
      view.takeCommands() == [
        .showSummary("1 active, 1 done", filter: "Filter: All"),
        .showSections([
          TodoListSection(
            title: "Earlier",
            rows: [TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true)]),
          TodoListSection(
            title: "Today",
            rows: [TodoListRow(isDone: true, title: "B", due: "", isOverdue: false)]),
        ]),
        .showSelection(0),
        .enableActions(onSelected: true, clearDone: true),
      ])
  }

  @Test func `A change from elsewhere is shown at once`() throws {
    presenter.attach(view)
    try store.add("2026-11-22 C")
    #expect(view.titles == ["A", "B", "C"])
  }

  @Test func `A list that can't be loaded says why, and doesn't look empty`() {
    store.fail(.load)
    presenter.attach(view)
    presenter.filterPressed()
    #expect(
      view.takeCommands() == [
        .showFailure("Couldn't load the todos.", reason: FailingStore.reason)
      ])
  }

  @Test func `A failed reload leaves the list as it was`() {
    presenter.attach(view)
    store.fail(.load)
    presenter.attach(view)
    #expect(
      view.takeCommands().last
        == .showFailure("Couldn't load the todos.", reason: FailingStore.reason))
    #expect(view.titles == ["A", "B"])
  }

  @Test func `The filter cycles, and says when nothing is left`() throws {
    presenter.attach(view)
    presenter.filterPressed()
    #expect(view.filter == "Filter: Active")
    #expect(view.titles == ["A"])
    presenter.filterPressed()
    #expect(view.filter == "Filter: Done")
    #expect(view.titles == ["B"])
    _ = view.takeCommands()
    try store.deleteDone(among: [TodoItem.ID(rawValue: 2)])
    #expect(
      view.takeCommands() == [
        .showSummary("1 active, 0 done", filter: "Filter: Done"),
        .showPlaceholder("No done todos."),
        .showSelection(nil),
        .enableActions(onSelected: false, clearDone: false),
      ])
    presenter.filterPressed()
    #expect(view.filter == "Filter: All")
    #expect(view.titles == ["A"])
  }

  @Test func `Adding presents a form for a new todo`() throws {
    presenter.attach(view)
    presenter.addPressed()
    #expect(view.takeCommands().last == .presentForm)
    #expect(try formCommands().first == .showHeading("Add Todo"))
  }

  @Test func `Editing presents a form for the selected todo`() throws {
    presenter.attach(view)
    presenter.selectionMoved(by: 1)
    presenter.editPressed()
    #expect(view.takeCommands().last == .presentForm)
    #expect(
      try formCommands() == [
        .showHeading("Edit Todo"), .showTitle("B"), .showDue("2026-11-21 Saturday"),
        .showMessage(""),
      ])
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
    #expect(view.selectedTitle == "C")
  }

  @Test
  func `After a save that can't be loaded the form closes and the list stays as it was`() throws {
    presenter.attach(view)
    store.fail(.load)
    try saveNewTodo("C")
    #expect(
      view.takeCommands().suffix(2) == [
        .showFailure("Couldn't load the todos.", reason: FailingStore.reason), .dismissForm,
      ])
    #expect(view.titles == ["A", "B"])
    #expect(view.selectedTitle == "A")
  }

  @Test func `The filter opens for a saved todo that it hides`() throws {
    presenter.attach(view)
    presenter.filterPressed()
    try saveNewTodo("C")
    #expect(view.filter == "Filter: Active")
    presenter.filterPressed()
    try saveNewTodo("D")
    #expect(view.filter == "Filter: All")
    #expect(view.selectedTitle == "D")
  }

  private func saveNewTodo(_ title: String) throws {
    presenter.addPressed()
    let form = try #require(view.form)
    form.titleChanged(to: title)
    form.savePressed()
  }

  /// The list makes its form's presenter itself, so it is the real one that is looked at.
  private func formCommands() throws -> [RecordingTodoFormView.Command] {
    let formView = RecordingTodoFormView()
    try #require(view.form).attach(formView)
    return formView.takeCommands()
  }
}
