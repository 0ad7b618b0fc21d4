import Presentation
import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVPSupervising

@Suite("The list's view")
struct TodoListViewTests {
  private let store: FailingStore
  private let model: TodoListModel
  private let presenter: RecordingTodoListPresenter
  private let view: TodoListView

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-20 B", "2026-11-21 C")
    model = TodoListModel(store)
    presenter = RecordingTodoListPresenter(model)
    view = TodoListView(presenter: presenter) { TodoFormView(presenter: $0) }
  }

  @Test func `Before the model is loaded it shows no number`() {
    view.stateChanged(filter: .active, selected: nil)
    #expect(view.screen.content == [.text(""), .text(""), .text("", .dimmed)])
    #expect(enabled == ["Add", "Filter"])
  }

  @Test func `It draws the model's counts and rows, and the selection it was given`() {
    model.reload()
    view.stateChanged(filter: .all, selected: TodoItem.ID(rawValue: 2))
    #expect(view.screen.title == "Todos")
    #expect(
      view.screen.content == [
        .text("2 active, 1 done"), .text("Filter: All"),
        .list(
          Screen.List(
            sections: [
              Screen.Section(
                title: "Earlier",
                rows: [
                  Screen.Row(isChecked: false, text: "A", detail: "! 2026-11-20", style: .warning),
                  Screen.Row(isChecked: true, text: "B", detail: "2026-11-20", style: .dimmed),
                ]),
              Screen.Section(title: "Today", rows: [Screen.Row(isChecked: false, text: "C")]),
            ], selection: 1)),
      ])
  }

  @Test func `It follows the model by itself`() throws {
    model.reload()
    try store.delete(TodoItem.ID(rawValue: 2))
    #expect(view.screen.content.first == .text("2 active, 0 done"))
    #expect(titles == ["A", "C"])
  }

  @Test func `It lists what the filter lets through, or says that there is nothing`() throws {
    model.reload()
    view.stateChanged(filter: .done, selected: nil)
    #expect(view.screen.content[1] == .text("Filter: Done"))
    #expect(titles == ["B"])
    try store.delete(TodoItem.ID(rawValue: 2))
    #expect(view.screen.content.last == .text("No done todos.", .dimmed))
    view.stateChanged(filter: .active, selected: nil)
    #expect(titles == ["A", "C"])
  }

  @Test func `Keys work on a selected row, and on done todos whatever is listed`() throws {
    #expect(
      view.screen.actions.map(\.title) == [
        "", "Add", "Edit", "Done", "Delete", "Filter", "Clear",
      ])
    model.reload()
    view.stateChanged(filter: .active, selected: nil)
    #expect(enabled == ["Add", "Filter", "Clear"])
    try store.delete(TodoItem.ID(rawValue: 2))
    #expect(enabled == ["Add", "Filter"])
    view.stateChanged(filter: .active, selected: TodoItem.ID(rawValue: 1))
    #expect(enabled == ["", "Add", "Edit", "Done", "Delete", "Filter"])
  }

  @Test func `Appearing attaches it, and every key is one call`() {
    view.appeared()
    for key: Key in [.up, .down, "a", .enter, .space, "d", "f", "c", "z"] { view.press(key) }
    #expect(
      presenter.calls == [
        .attached, .selectionMoved(by: -1), .selectionMoved(by: 1), .addPressed, .editPressed,
        .donePressed, .deletePressed, .filterPressed, .clearDonePressed,
      ])
  }

  @Test(arguments: [true, false])
  func `A question is asked until the presenter dismisses it`(yes: Bool) {
    view.showQuestion("Delete “A”?")
    #expect(view.screen.alert == Screen.Alert(.question, "Delete “A”?"))
    view.answerAlert(yes)
    #expect(presenter.calls == [.alertAnswered(yes)])
    #expect(view.screen.alert != nil)
    view.dismissAlert()
    #expect(view.screen.alert == nil)
  }

  @Test func `A notice is shown with its reason`() {
    view.showNotice(Notice("Couldn't load the todos.", reason: "No disk."))
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
  }

  @Test func `It presents the form until it is asked to dismiss it`() throws {
    let form = RecordingTodoFormPresenter(model.draft())
    view.presentForm(form)
    try #require(view.presented).press(.escape)
    #expect(form.calls == [.attached, .cancelPressed])
    view.dismissForm()
    #expect(view.presented == nil)
  }

  @Test func `It reports its own changes and the model's`() {
    var changes = 0
    view.onChange = { changes += 1 }
    model.reload()
    view.stateChanged(filter: .all, selected: nil)
    view.showQuestion("")
    view.showNotice(Notice(""))
    view.dismissAlert()
    view.presentForm(RecordingTodoFormPresenter(model.draft()))
    view.dismissForm()
    #expect(changes == 7)
  }

  private var enabled: [String] {
    view.screen.actions.filter(\.isEnabled).map(\.title)
  }

  private var titles: [String] {
    guard case .list(let list) = view.screen.content.last else { return [] }
    return list.sections.flatMap { $0.rows.map(\.text) }
  }
}
