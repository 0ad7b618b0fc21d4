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

  @Test func `Before it appears it claims nothing`() {
    presenter.attach(view)
    #expect(view.takeCommands() == [.dismissAlert])
  }

  @Test func `When it appears it shows what the store holds`() {
    appear()
    #expect(
      view.takeCommands() == [
        .dismissAlert,
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

  @Test func `Another view is told all that is shown, without a load`() {
    appear()
    store.fail(.load)
    let another = RecordingTodoListView()
    presenter.attach(another)
    #expect(another.takeCommands() == view.takeCommands().dropFirst() + [.dismissAlert])
  }

  @Test func `A change from elsewhere is shown at once`() throws {
    appear()
    try store.add("2026-11-22 C")
    #expect(view.titles == ["A", "B", "C"])
  }

  @Test func `A list that can't be loaded says why, and doesn't look empty`() {
    store.fail(.load)
    appear()
    presenter.filterPressed()
    #expect(view.takeCommands() == [.dismissAlert, .showNotice(.loadFailure)])
  }

  @Test func `A failed reload leaves the list as it was`() {
    appear()
    store.fail(.load)
    presenter.appeared()
    #expect(view.takeCommands().last == .showNotice(.loadFailure))
    #expect(view.titles == ["A", "B"])
  }

  @Test func `The filter cycles, and says when nothing is left`() throws {
    appear()
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
    appear()
    presenter.addPressed()
    #expect(view.takeCommands().last == .presentForm)
    #expect(try formCommands().first == .showHeading("Add Todo"))
  }

  @Test func `Editing presents a form for the selected todo`() throws {
    appear()
    presenter.selectionMoved(by: 1)
    presenter.editPressed()
    #expect(view.takeCommands().last == .presentForm)
    #expect(
      try formCommands() == [
        .showHeading("Edit Todo"), .showTitle("B"), .showDue("2026-11-21 Saturday"),
        .showMessage(""), .dismissAlert,
      ])
  }

  @Test func `A cancelled form closes and changes nothing`() throws {
    appear()
    presenter.addPressed()
    _ = view.takeCommands()
    try #require(view.form).cancelPressed()
    #expect(view.takeCommands() == [.dismissForm])
  }

  @Test func `After a save the form closes and the todo is selected`() throws {
    appear()
    try saveNewTodo("C")
    #expect(view.form == nil)
    #expect(view.selectedTitle == "C")
  }

  @Test
  func `After a save that can't be loaded the form closes and the list stays as it was`() throws {
    appear()
    store.fail(.load)
    try saveNewTodo("C")
    #expect(
      view.takeCommands().suffix(2) == [.showNotice(.loadFailure), .dismissForm])
    #expect(view.titles == ["A", "B"])
    #expect(view.selectedTitle == "A")
  }

  @Test func `The filter opens for a saved todo that it hides`() throws {
    appear()
    presenter.filterPressed()
    try saveNewTodo("C")
    #expect(view.filter == "Filter: Active")
    presenter.filterPressed()
    try saveNewTodo("D")
    #expect(view.filter == "Filter: All")
    #expect(view.selectedTitle == "D")
  }

  private func appear() {
    presenter.attach(view)
    presenter.appeared()
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

nonisolated extension Notice {
  fileprivate static let loadFailure = Notice(
    "Couldn't load the todos.", reason: FailingStore.reason)
}
