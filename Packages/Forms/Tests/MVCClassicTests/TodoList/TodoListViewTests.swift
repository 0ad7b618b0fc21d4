import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCClassic

/// A view needs a model to read; the test sets the state of this one.
@Suite("The list's view")
struct TodoListViewTests {
  private let model = SettableTodoListModel()
  private let controller = RecordingTodoListController()
  private let view: TodoListView

  init() {
    view = TodoListView(model: model, controller: controller)
  }

  @Test func `It draws what it reads`() throws {
    let todos = try FailingStore("2026-11-20 A", "x 2026-11-20 B", "2026-11-21 C").todos()
    model.activeCount = 1
    model.doneCount = 2
    model.filter = .active
    model.sections = [
      TodoSection(kind: .earlier, todos: LazyList([todos[0], todos[1]])),
      TodoSection(kind: .today, todos: LazyList([todos[2]])),
    ]
    model.selectedRow = 1
    #expect(view.screen.title == "Todos")
    #expect(
      view.screen.content == [
        .text("1 active, 2 done"), .text("Filter: Active"),
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

  @Test func `Without rows there is a placeholder`() {
    model.filter = .done
    #expect(view.screen.content.last == .text("No done todos.", .dimmed))
  }

  @Test func `Of a list that was never loaded it says nothing`() {
    model.isLoaded = false
    #expect(view.screen.content == [.text(""), .text(""), .text("", .dimmed)])
  }

  @Test func `Keys work as the model says`() {
    #expect(
      view.screen.actions.map(\.title) == [
        "", "Add", "Edit", "Done", "Delete", "Filter", "Clear",
      ])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Add", "Filter"])
    model.canUseSelected = true
    #expect(view.screen.actions.filter { !$0.isEnabled }.map(\.title) == ["Clear"])
    model.canUseSelected = false
    model.canClearDone = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Add", "Filter", "Clear"])
  }

  @Test func `Every key is one call, and changes nothing by itself`() {
    view.appeared()
    for key: Key in [.up, .down, "a", .enter, .space, "d", "f", "c", "z"] { view.press(key) }
    for yes in [true, false] { view.answerAlert(yes) }
    #expect(
      controller.calls == [
        .appeared, .selectionMoved(by: -1), .selectionMoved(by: 1), .addPressed, .editPressed,
        .donePressed, .deletePressed, .filterPressed, .clearDonePressed, .alertAnswered(true),
        .alertAnswered(false),
      ])
  }

  @Test func `It asks what the model has to ask`() throws {
    #expect(view.screen.alert == nil)
    model.alert = .delete(try FailingStore("2026-11-20 A").todos()[0])
    #expect(view.screen.alert == Screen.Alert(.question, "Delete “A”?"))
    model.alert = .clearDone([1, 2])
    #expect(view.screen.alert == Screen.Alert(.question, "Clear 2 done todos?"))
  }

  @Test(
    arguments: [
      (.loadFailed(reason: "No disk."), "Couldn't load the todos."),
      (.saveFailed(reason: "No disk."), "Couldn't save the todo."),
      (.deleteFailed(reason: "No disk."), "Couldn't delete the todo."),
    ] as [(TodoListAlert, String)])
  func `It words what failed, with the reason`(_ alert: TodoListAlert, message: String) {
    model.alert = alert
    #expect(view.screen.alert == Screen.Alert(.notice, message, detail: "No disk."))
  }

  @Test func `It says when the model changed`() {
    var changes = 0
    view.onChange = { changes += 1 }
    model.changed()
    #expect(changes == 1)
  }

  @Test func `A form that the model opens is shown until the model closes it`() throws {
    let form = SettableTodoFormModel()
    form.title = "A"
    model.form = form
    #expect(view.presented == nil)
    model.changed()
    let presented = try #require(view.presented)
    #expect(presented.screen.title == "Add Todo")
    presented.press(.escape)
    #expect(controller.formController.calls == [.cancelPressed])
    model.changed()
    #expect(view.presented === presented)
    model.form = nil
    model.changed()
    #expect(view.presented == nil)
  }

  @Test func `A form that is open already is shown at once`() {
    model.form = SettableTodoFormModel()
    #expect(TodoListView(model: model, controller: controller).presented != nil)
  }

  @Test func `A form that takes another's place gets a view of its own`() throws {
    model.form = SettableTodoFormModel()
    model.changed()
    let presented = try #require(view.presented)
    model.form = SettableTodoFormModel()
    model.changed()
    #expect(view.presented != nil)
    #expect(view.presented !== presented)
  }

  @Test func `Two views of one model show the same`() throws {
    let model = TodoListModel(
      store: try FailingStore("2026-11-20 A", "x 2026-11-21 B"), clock: .fixed, calendar: .fixed)
    let views = (1...2).map { _ in
      TodoListView(model: model, controller: TodoListController(model: model))
    }
    var changes = 0
    views[1].onChange = { changes += 1 }
    views[0].appeared()
    for key: Key in ["f", "d"] { views[0].press(key) }
    #expect(changes == 3)
    #expect(views[1].screen.alert?.message == "Delete “A”?")
    #expect(views[0].screen == views[1].screen)
  }
}
