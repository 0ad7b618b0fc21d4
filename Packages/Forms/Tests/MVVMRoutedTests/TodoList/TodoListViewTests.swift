import Presentation
import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVVMRouted

@Suite("The list's view")
struct TodoListViewTests {
  private let viewModel = RecordingTodoListViewModel()
  private let view: TodoListView

  init() {
    view = TodoListView(viewModel: viewModel)
  }

  @Test func `It draws summary, filter and rows as they are bound`() {
    viewModel.summaryValue.value = "1 active, 2 done"
    viewModel.filterTitleValue.value = "Filter: All"
    viewModel.sectionsValue.value = [
      TodoListSection(
        title: "Earlier",
        rows: [
          TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true),
          TodoListRow(isDone: true, title: "B", due: "2026-11-20", isOverdue: false),
        ]),
      TodoListSection(
        title: "Today", rows: [TodoListRow(isDone: false, title: "C", due: "", isOverdue: false)]),
    ]
    viewModel.selectionValue.value = 1
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

  @Test func `It shows what its view model had before it came`() {
    viewModel.summaryValue.value = "1 active, 2 done"
    #expect(
      TodoListView(viewModel: viewModel).screen.content.first == .text("1 active, 2 done"))
  }

  @Test func `It draws the placeholder, or the rows without one`() {
    viewModel.placeholderValue.value = "Nothing."
    #expect(view.screen.content.last == .text("Nothing.", .dimmed))
    viewModel.placeholderValue.value = nil
    #expect(view.screen.content.last == .list(Screen.List(sections: [])))
  }

  @Test func `Keys work as its view model says, whatever it shows`() {
    #expect(
      view.screen.actions.map(\.title) == [
        "", "Add", "Edit", "Done", "Delete", "Filter", "Clear",
      ])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Add", "Filter"])
    viewModel.canUseSelectedValue.value = true
    #expect(view.screen.actions.filter { !$0.isEnabled }.map(\.title) == ["Clear"])
    viewModel.canUseSelectedValue.value = false
    viewModel.canClearDoneValue.value = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Add", "Filter", "Clear"])
  }

  @Test func `Every key is one call`() {
    view.appeared()
    for key: Key in [.up, .down, "a", .enter, .space, "d", "f", "c", "z"] { view.press(key) }
    #expect(
      viewModel.calls == [
        .appeared, .selectionMoved(by: -1), .selectionMoved(by: 1), .addPressed, .editPressed,
        .donePressed, .deletePressed, .filterPressed, .clearDonePressed,
      ])
  }

  @Test(arguments: [true, false])
  func `A question is shown for as long as there is one`(yes: Bool) {
    let id = TodoItem.ID(rawValue: 1)
    for alert: TodoListAlert in [
      .question("Sure?", .delete(id)), .question("Sure?", .deleteDone([id])),
    ] {
      viewModel.alertValue.value = alert
      #expect(view.screen.alert == Screen.Alert(.question, "Sure?"))
    }
    view.answerAlert(yes)
    #expect(viewModel.calls == [.alertAnswered(yes)])
    viewModel.alertValue.value = nil
    #expect(view.screen.alert == nil)
  }

  @Test func `A notice is shown with its reason`() {
    viewModel.alertValue.value = .notice(Notice("Couldn't load the todos.", reason: "No disk."))
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
  }

  @Test func `It presents what its router says until it is dismissed`() {
    let form = RecordingScene()
    view.present(form)
    #expect(view.presented === form)
    view.dismiss()
    #expect(view.presented == nil)
  }

  @Test func `It reports every change, once for each value that was set`() {
    var changes = 0
    view.onChange = { changes += 1 }
    viewModel.summaryValue.value = ""
    viewModel.filterTitleValue.value = ""
    viewModel.placeholderValue.value = nil
    viewModel.sectionsValue.value = []
    viewModel.selectionValue.value = nil
    viewModel.canUseSelectedValue.value = true
    viewModel.canClearDoneValue.value = true
    viewModel.alertValue.value = nil
    view.present(RecordingScene())
    view.dismiss()
    #expect(changes == 10)
  }

  @Test func `Its view model doesn't retain it, and notifies nothing when it is gone`() {
    weak var released: TodoListView?
    do {
      let view = TodoListView(viewModel: viewModel)
      released = view
    }
    #expect(released == nil)
    viewModel.summaryValue.value = "1 active, 2 done"
  }
}
