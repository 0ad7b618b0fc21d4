import Presentation
import TerminalUI
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The list's view")
struct TodoListViewTests {
  private let presenter = RecordingTodoListPresenter()
  private let view: TodoListView

  init() {
    view = TodoListView(presenter: presenter)
  }

  @Test func `It draws summary, filter and rows that it pulls`() {
    presenter.summary = "1 active, 2 done"
    presenter.filter = "Filter: All"
    presenter.sections = [
      TodoListSection(
        title: "Earlier",
        rows: [
          TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true),
          TodoListRow(isDone: true, title: "B", due: "2026-11-20", isOverdue: false),
        ]),
      TodoListSection(
        title: "Today", rows: [TodoListRow(isDone: false, title: "C", due: "", isOverdue: false)]),
    ]
    presenter.selection = 1
    #expect(view.screen.title == "Todos")
    #expect(
      view.screen.content == [
        .text("1 active, 2 done"), .text("Filter: All"),
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

  @Test func `It draws a placeholder in the place of rows`() {
    presenter.placeholder = "Nothing."
    #expect(view.screen.content.last == .text("Nothing.", .dimmed))
    presenter.placeholder = nil
    #expect(view.screen.content.last == .list(Screen.List(sections: [])))
  }

  @Test func `It enables the keys that it is asked to, whatever it shows`() {
    #expect(
      view.screen.actions.map(\.title) == [
        "", "Add", "Edit", "Done", "Delete", "Filter", "Clear",
      ])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Add", "Filter"])
    presenter.canUseSelected = true
    #expect(view.screen.actions.filter { !$0.isEnabled }.map(\.title) == ["Clear"])
    presenter.canUseSelected = false
    presenter.canClearDone = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Add", "Filter", "Clear"])
  }

  @Test func `Every key is one call`() {
    view.appeared()
    for key: Key in [.up, .down, "a", .enter, .space, "d", "f", "c", "z"] { view.press(key) }
    #expect(
      presenter.calls == [
        .appeared, .selectionMoved(by: -1), .selectionMoved(by: 1), .addPressed, .editPressed,
        .donePressed, .deletePressed, .filterPressed, .clearDonePressed,
      ])
  }

  @Test(arguments: [true, false])
  func `A question or a notice is shown, and its answer handed on`(yes: Bool) {
    presenter.alert = .question("Delete “A”?")
    #expect(view.screen.alert == Screen.Alert(.question, "Delete “A”?"))
    presenter.alert = .notice(Notice("Couldn't load the todos.", reason: "No disk."))
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
    view.answerAlert(yes)
    #expect(presenter.calls == [.alertAnswered(yes)])
  }

  @Test func `What links ask is one call`() {
    #expect(throws: LinkError.missingTodo(3)) { try view.request(forTodo: 3) }
    view.openForm(.add(title: "A"))
    #expect(presenter.calls == [.request(forTodo: 3), .formLinked(.add(title: "A"))])
  }

  @Test func `It presents what its router asks for until that is dismissed`() {
    let form = RecordingScene()
    view.present(form)
    #expect(view.presented === form)
    #expect(form.appearances == 1)
    view.dismiss()
    #expect(view.presented == nil)
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.dataChanged()
    view.present(RecordingScene())
    view.dismiss()
    #expect(changes == 3)
  }
}
