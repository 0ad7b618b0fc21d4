import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVVMBound

/// A view knows its view model as it is, so the real one stands behind it, over a store.
@Suite("The list's view")
struct TodoListViewTests {
  private let store: FailingStore
  private let viewModel: TodoListViewModel
  private let view: TodoListView

  init() throws {
    store = try FailingStore("2026-11-20 A", "x 2026-11-20 B", "2026-11-21 C")
    viewModel = TodoListViewModel(store: store, clock: .fixed, calendar: .fixed)
    view = TodoListView(viewModel: viewModel)
  }

  @Test func `It draws summary, filter and rows as they are`() {
    viewModel.appeared()
    viewModel.selectionMoved(by: 1)
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

  @Test func `Without rows it draws the placeholder`() throws {
    for todo in try store.todos() { try store.delete(todo.id) }
    #expect(view.screen.content.last == .text("Nothing to do. Press a to add a todo.", .dimmed))
  }

  @Test func `Keys work when there is something for them`() throws {
    #expect(
      view.screen.actions.map(\.title) == [
        "", "Add", "Edit", "Done", "Delete", "Filter", "Clear",
      ])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Add", "Filter"])
    viewModel.appeared()
    #expect(view.screen.actions.filter { !$0.isEnabled } == [])
    try store.delete(TodoItem.ID(rawValue: 2))
    #expect(view.screen.actions.filter { !$0.isEnabled }.map(\.title) == ["Clear"])
  }

  @Test func `Every key does its own thing`() throws {
    view.appeared()
    view.press("z")
    view.press(.down)
    #expect(viewModel.selectedTitle == "B")
    view.press(.up)
    #expect(viewModel.selectedTitle == "A")
    view.press("a")
    #expect(viewModel.form.value?.heading == "Add Todo")
    view.press(.enter)
    #expect(viewModel.form.value?.heading == "Edit Todo")
    view.press(.space)
    #expect(try store.lines.first == "x 2026-11-20 A")
    view.press("d")
    #expect(view.screen.alert == Screen.Alert(.question, "Delete “A”?"))
    view.press("c")
    #expect(view.screen.alert == Screen.Alert(.question, "Clear 2 done todos?"))
    view.press("f")
    #expect(viewModel.filterTitle.value == "Filter: Active")
  }

  @Test(arguments: [true, false])
  func `A question is asked until it is answered`(yes: Bool) throws {
    viewModel.appeared()
    viewModel.deletePressed()
    #expect(view.screen.alert == Screen.Alert(.question, "Delete “A”?"))
    view.answerAlert(yes)
    #expect(view.screen.alert == nil)
    #expect(viewModel.titles.contains("A") == !yes)
  }

  @Test func `A failure is shown with its reason`() {
    store.fail(.load)
    viewModel.appeared()
    #expect(
      view.screen.alert
        == Screen.Alert(.notice, "Couldn't load the todos.", detail: FailingStore.reason))
  }

  @Test func `It presents one form for as long as it is shown`() throws {
    viewModel.addPressed()
    let form = try #require(view.presented)
    form.press("A")
    #expect(view.presented === form)
    form.press(.escape)
    #expect(view.presented == nil)
  }

  @Test func `It shows what its view model had before it came`() throws {
    viewModel.appeared()
    viewModel.addPressed()
    let view = TodoListView(viewModel: viewModel)
    #expect(view.screen.content.first == .text("2 active, 1 done"))
    #expect(try #require(view.presented).screen.title == "Add Todo")
  }

  @Test func `It reports every change, once for each bound value that was set`() {
    var changes = 0
    view.onChange = { changes += 1 }
    // All but question and form follow from one value.
    view.appeared()
    #expect(changes == 7)
    view.press("d")
    #expect(changes == 8)
    view.answerAlert(false)
    #expect(changes == 9)
    view.press("a")
    #expect(changes == 10)
    view.presented?.press(.escape)
    #expect(changes == 11)
  }

  @Test func `Its view model doesn't keep it, and notifies nothing when it is gone`() {
    weak var released: TodoListView?
    do {
      let view = TodoListView(viewModel: viewModel)
      released = view
    }
    #expect(released == nil)
    viewModel.appeared()
  }
}
