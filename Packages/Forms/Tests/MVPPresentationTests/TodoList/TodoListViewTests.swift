import Presentation
import TerminalUI
import TestSupport
import Testing

@testable import MVPPresentation

@Suite("The list's view")
struct TodoListViewTests {
  private let presenter = RecordingTodoListPresenter()
  private let view: TodoListView

  init() {
    view = TodoListView(presenter: presenter) { TodoFormView(presenter: $0) }
  }

  @Test func `It draws summary, filter and rows as they are presented`() {
    presenter.presentation = TodoListPresentation(
      summary: "1 active, 2 done", filter: "Filter: All", placeholder: nil,
      sections: [
        TodoListSection(
          title: "Earlier",
          rows: [
            TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true),
            TodoListRow(isDone: true, title: "B", due: "2026-11-20", isOverdue: false),
          ]),
        TodoListSection(
          title: "Today",
          rows: [TodoListRow(isDone: false, title: "C", due: "", isOverdue: false)]),
      ], selection: 1)
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

  @Test func `A placeholder replaces the rows, and rows replace a placeholder`() {
    presenter.presentation.placeholder = "Nothing."
    #expect(view.screen.content.last == .text("Nothing.", .dimmed))
    presenter.presentation.placeholder = nil
    presenter.presentation.sections = [TodoListSection(title: "Today", rows: [])]
    #expect(
      view.screen.content.last
        == .list(Screen.List(sections: [Screen.Section(title: "Today", rows: [])])))
  }

  @Test func `Keys work as it is presented`() {
    #expect(
      view.screen.actions.map(\.title) == [
        "", "Add", "Edit", "Done", "Delete", "Filter", "Clear",
      ])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Add", "Filter"])
    presenter.presentation.selection = 0
    #expect(view.screen.actions.filter { !$0.isEnabled }.map(\.title) == ["Clear"])
    presenter.presentation.selection = nil
    presenter.presentation.canClearDone = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Add", "Filter", "Clear"])
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
  func `A question is asked, and its answer is reported`(yes: Bool) {
    presenter.presentation.alert = .question("Delete “A”?")
    #expect(view.screen.alert == Screen.Alert(.question, "Delete “A”?"))
    view.answerAlert(yes)
    #expect(presenter.calls == [.alertAnswered(yes)])
  }

  @Test func `A notice is shown with its reason`() {
    presenter.presentation.alert = .notice(Notice("Couldn't load the todos.", reason: "No disk."))
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
  }

  @Test func `It presents the form until it is asked to dismiss it`() throws {
    let form = RecordingTodoFormPresenter()
    view.presentForm(form)
    try #require(view.presented).press(.escape)
    #expect(form.calls == [.attached, .cancelPressed])
    view.dismissForm()
    #expect(view.presented == nil)
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.presentationChanged()
    view.presentForm(RecordingTodoFormPresenter())
    view.dismissForm()
    #expect(changes == 3)
  }
}
