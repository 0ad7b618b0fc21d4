import Presentation
import TerminalUI
import TestSupport
import Testing

@testable import MVCDecoupled

@Suite("The list's view")
struct TodoListViewTests {
  private let delegate = RecordingTodoListViewDelegate()
  private let view = TodoListView()

  init() {
    view.delegate = delegate
  }

  @Test func `It draws the summary, filter and rows it was given`() {
    view.summary = "1 active, 2 done"
    view.filter = "Filter: All"
    view.placeholder = nil
    view.sections = [
      TodoListSection(
        title: "Earlier",
        rows: [
          TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true),
          TodoListRow(isDone: true, title: "B", due: "2026-11-20", isOverdue: false),
        ]),
      TodoListSection(
        title: "Today", rows: [TodoListRow(isDone: false, title: "C", due: "", isOverdue: false)]),
    ]
    view.selection = 1
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

  @Test func `It shows a placeholder instead of sections while it has one`() {
    view.sections = [TodoListSection(title: "Today", rows: [])]
    view.placeholder = "Nothing."
    #expect(view.screen.content.last == .text("Nothing.", .dimmed))
    view.placeholder = nil
    #expect(
      view.screen.content.last
        == .list(Screen.List(sections: [Screen.Section(title: "Today", rows: [])])))
  }

  @Test func `It enables the keys that it is asked to`() {
    #expect(
      view.screen.actions.map(\.title) == [
        "", "Add", "Edit", "Done", "Delete", "Filter", "Clear",
      ])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Add", "Filter"])
    view.canUseSelected = true
    #expect(view.screen.actions.filter { !$0.isEnabled }.map(\.title) == ["Clear"])
    view.canUseSelected = false
    view.canClearDone = true
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Add", "Filter", "Clear"])
  }

  @Test func `Every key is one call`() {
    for key: Key in [.up, .down, "a", .enter, .space, "d", "f", "c", "z"] { view.press(key) }
    #expect(
      delegate.calls == [
        .selectionMoved(by: -1), .selectionMoved(by: 1), .addPressed, .editPressed, .donePressed,
        .deletePressed, .filterPressed, .clearDonePressed,
      ])
  }

  @Test func `It reports every change`() {
    var changes = 0
    view.onChange = { changes += 1 }
    view.summary = ""
    view.filter = ""
    view.placeholder = ""
    view.sections = []
    view.selection = nil
    view.canUseSelected = true
    view.canClearDone = true
    #expect(changes == 7)
  }
}
