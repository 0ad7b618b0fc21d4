import Presentation
import Shared
import TerminalUI
import TestSupport
import Testing

@testable import MVCDecoupled

/// The controller alone: its view, its logic and its form are doubles.
@Suite("The list's controller")
struct TodoListViewControllerTests {
  private let view = RecordingTodoListView()
  private let logic = RecordingTodoListLogic()
  private let forms = RecordingFormMaker()
  private let controller: TodoListViewController

  init() {
    controller = TodoListViewController(view: view, logic: logic, makeForm: forms.make)
    logic.contents = .today("A", "x B")
  }

  @Test func `Appearing loads, and the result is shown`() throws {
    #expect(logic.takeCalls() == [])
    #expect(view.takeCommands() == [])
    let todos = try FailingStore("2026-11-20 A", "x 2026-11-21 B").todos()
    logic.contents = TodoListContents(
      todos: todos, filter: .all,
      sections: [
        TodoSection(kind: .earlier, todos: LazyList([todos[0]])),
        TodoSection(kind: .today, todos: LazyList([todos[1]])),
      ])
    controller.appeared()
    #expect(logic.takeCalls() == [.load])
    #expect(
      view.takeCommands() == [
        .summary("1 active, 1 done"), .filter("Filter: All"),
        .placeholder(nil),
        .sections([
          TodoListSection(
            title: "Earlier",
            rows: [TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true)]),
          TodoListSection(
            title: "Today",
            rows: [TodoListRow(isDone: true, title: "B", due: "", isOverdue: false)]),
        ]),
        .selection(0), .canUseSelected(true), .canClearDone(true),
      ])
  }

  @Test func `Without rows there is a placeholder, and keys have nothing to act on`() {
    logic.contents = .today()
    controller.appeared()
    #expect(
      view.takeCommands() == [
        .summary("0 active, 0 done"), .filter("Filter: All"),
        .placeholder("Nothing to do. Press a to add a todo."), .sections([]),
        .selection(nil), .canUseSelected(false), .canClearDone(false),
      ])
  }

  @Test func `What a filter hides can be cleared all the same`() {
    logic.contents = .today("x A", filter: .active)
    controller.appeared()
    #expect(
      view.takeCommands() == [
        .summary("0 active, 1 done"), .filter("Filter: Active"),
        .placeholder("No active todos."), .sections([]),
        .selection(nil), .canUseSelected(false), .canClearDone(true),
      ])
  }

  @Test func `A change is shown at once`() {
    controller.appeared()
    logic.contents = .today("A", "x B", "C")
    logic.onChange()
    #expect(view.titles == ["A", "B", "C"])
  }

  @Test func `A list that can't be loaded says why, and doesn't look empty`() {
    logic.contents = nil
    controller.appeared()
    controller.filterPressed()
    #expect(
      controller.alert
        == Screen.Alert(.notice, "Couldn't load the todos.", detail: FailingStore.reason))
    #expect(view.takeCommands() == [])
  }

  @Test func `A failed reload leaves the list as it was`() {
    controller.appeared()
    _ = view.takeCommands()
    logic.contents = nil
    controller.appeared()
    #expect(controller.alert?.message == "Couldn't load the todos.")
    #expect(view.takeCommands() == [])
    controller.donePressed()
    #expect(logic.takeCalls().last == .setDone(true, TodoItem.ID(rawValue: 1)))
  }

  @Test func `The filter is the logic's to change`() {
    controller.appeared()
    logic.contents = .today("A", "x B", filter: .active)
    controller.filterPressed()
    #expect(logic.takeCalls() == [.load, .advanceFilter])
    #expect(view.filter == "Filter: Active")
    #expect(view.titles == ["A"])
  }

  @Test func `Adding presents a form for a new todo`() {
    controller.addPressed()
    #expect(forms.drafts == [.new])
    #expect(controller.presented === forms.form)
  }

  @Test func `Editing presents a form for the selected todo`() throws {
    controller.appeared()
    controller.selectionMoved(by: 1)
    controller.editPressed()
    #expect(forms.drafts == [.editing(try #require(logic.contents?.todos[1]))])
    #expect(controller.presented === forms.form)
  }

  @Test func `A cancelled form closes and changes nothing`() {
    controller.appeared()
    controller.addPressed()
    _ = view.takeCommands()
    forms.delegate?.todoFormCancelled()
    #expect(controller.presented == nil)
    #expect(view.takeCommands() == [])
  }

  @Test func `After a save the form goes away and the todo is revealed and selected`() {
    controller.appeared()
    controller.addPressed()
    _ = logic.takeCalls()
    logic.contents = .today("A", "x B", "C")
    forms.delegate?.todoFormSaved(TodoItem.ID(rawValue: 3))
    #expect(controller.presented == nil)
    #expect(logic.takeCalls() == [.reveal(TodoItem.ID(rawValue: 3))])
    #expect(view.selectedTitle == "C")
  }

  @Test
  func `After a save that can't be revealed the form goes away and the list stays as it was`() {
    controller.appeared()
    controller.addPressed()
    _ = view.takeCommands()
    logic.contents = nil
    forms.delegate?.todoFormSaved(TodoItem.ID(rawValue: 3))
    #expect(controller.presented == nil)
    #expect(view.takeCommands() == [])
  }

  @Test func `It says when a form comes and goes`() {
    var presented: [Bool] = []
    controller.onChange = { [unowned controller] in
      presented.append(controller.presented != nil)
    }
    controller.addPressed()
    forms.delegate?.todoFormCancelled()
    #expect(presented == [true, false])
  }

  @Test func `It leaves to its view what the window asks for`() {
    #expect(view.delegate === controller)
    #expect(controller.screen == view.screen)
    controller.press("f")
    #expect(view.takeCommands() == [.press("f")])
    var changes = 0
    controller.onChange = { changes += 1 }
    view.onChange()
    controller.onChange()
    #expect(changes == 2)
  }
}
