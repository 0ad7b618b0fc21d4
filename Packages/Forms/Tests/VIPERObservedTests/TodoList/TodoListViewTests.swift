import Presentation
import TerminalUI
import TestSupport
import Testing

@testable import VIPERObserved

@Suite("The list's view")
struct TodoListViewTests {
  private let presenter = RecordingTodoListPresenter()
  private let viewModel = TodoListViewModel()
  private let view: TodoListView

  init() {
    view = TodoListView(presenter: presenter, viewModel: viewModel)
  }

  @Test func `It draws summary, filter and rows as its view model has them`() {
    viewModel.summary = "1 active, 2 done"
    viewModel.filterTitle = "Filter: All"
    viewModel.list = .sections([
      TodoListSection(
        title: "Earlier",
        rows: [
          TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true),
          TodoListRow(isDone: true, title: "B", due: "2026-11-20", isOverdue: false),
        ]),
      TodoListSection(
        title: "Today", rows: [TodoListRow(isDone: false, title: "C", due: "", isOverdue: false)]),
    ])
    viewModel.selection = 1
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

  @Test func `It draws a placeholder, or the rows without one`() {
    viewModel.list = .placeholder("Nothing.")
    #expect(view.screen.content.last == .text("Nothing.", .dimmed))
    viewModel.list = .sections([])
    #expect(view.screen.content.last == .list(Screen.List(sections: [])))
  }

  @Test func `Keys work as its view model has it, whatever it shows`() {
    #expect(
      view.screen.actions.map(\.title) == [
        "", "Add", "Edit", "Done", "Delete", "Filter", "Clear",
      ])
    #expect(view.screen.actions.filter(\.isEnabled).map(\.title) == ["Add", "Filter"])
    viewModel.canUseSelected = true
    #expect(view.screen.actions.filter { !$0.isEnabled }.map(\.title) == ["Clear"])
    viewModel.canUseSelected = false
    viewModel.canClearDone = true
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
  func `A question is shown for as long as there is one`(yes: Bool) {
    viewModel.alert = .question("Delete “A”?")
    #expect(view.screen.alert == Screen.Alert(.question, "Delete “A”?"))
    view.answerAlert(yes)
    #expect(presenter.calls == [.alertAnswered(yes)])
    viewModel.alert = nil
    #expect(view.screen.alert == nil)
  }

  @Test func `A notice is shown with its reason`() {
    viewModel.alert = .notice(Notice("Couldn't load the todos.", reason: "No disk."))
    #expect(
      view.screen.alert == Screen.Alert(.notice, "Couldn't load the todos.", detail: "No disk."))
  }

  @Test func `It presents what its router asks for until that is dismissed`() {
    let form = RecordingScene()
    view.present(form)
    #expect(view.presented === form)
    #expect(form.appearances == 1)
    view.dismiss()
    #expect(view.presented == nil)
  }

  @Test func `It says once whenever it changed, however much of it did`() {
    #expect(renderings { viewModel.summary = "1 active, 2 done" } == 1)
    #expect(renderings { viewModel.filterTitle = "Filter: All" } == 1)
    #expect(renderings { viewModel.list = .sections([]) } == 1)
    #expect(renderings { viewModel.selection = 1 } == 1)
    #expect(renderings { viewModel.canUseSelected = true } == 1)
    #expect(renderings { viewModel.canClearDone = true } == 1)
    #expect(renderings { viewModel.alert = .question("") } == 1)
    #expect(
      renderings {
        viewModel.summary = "0 active, 0 done"
        viewModel.selection = nil
      } == 1)
    #expect(renderings { view.present(RecordingScene()) } == 1)
    #expect(renderings { view.dismiss() } == 1)
  }

  @Test func `What isn't drawn renders nothing`() {
    // The placeholder takes the place of the list.
    viewModel.list = .placeholder("Nothing.")
    #expect(renderings { viewModel.selection = 1 } == 0)
    #expect(renderings { viewModel.summary = viewModel.summary } == 0)
  }

  private func renderings(_ action: () -> Void) -> Int {
    var count = 0
    _ = view.screen
    view.onChange = { count += 1 }
    action()
    view.onChange = {}
    return count
  }
}
