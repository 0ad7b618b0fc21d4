import Presentation
import Shared
import Synchronization
import TestSupport
import Testing

@testable import VIPERGateway

@Suite("The list's presenter")
struct TodoListPresenterTests {
  private let view = RecordingTodoListView()
  private let useCases = RecordingTodoListUseCases()
  private let router = RecordingTodoListRouter()
  private let presenter: TodoListPresenter

  init() {
    presenter = TodoListPresenter(useCases: useCases, router: router)
    presenter.view = view
  }

  @Test func `Appearing loads, and the result is shown`() {
    presenter.appeared()
    #expect(useCases.calls == [.load])
    #expect(view.takeCommands() == [.dismissAlert])
    let late = TodoListResponse.Todo(id: 1, title: "A", due: .fixed(plus: -1), isDone: false)
    let done = TodoListResponse.Todo(id: 2, title: "B", due: .fixed, isDone: true)
    presenter.loaded(
      TodoListResponse(
        filter: .all,
        sections: [
          TodoListResponse.Section(kind: .earlier, todos: LazyList([late])),
          TodoListResponse.Section(kind: .today, todos: LazyList([done])),
        ],
        selection: TodoListResponse.Selection(row: 0, todo: late), activeCount: 1,
        doneIDs: LazyList([2])))
    #expect(
      view.takeCommands() == [
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

  @Test func `Without rows there is a placeholder, and keys have nothing to act on`() {
    presenter.loaded(.today())
    #expect(
      view.takeCommands() == [
        .showSummary("0 active, 0 done", filter: "Filter: All"),
        .showPlaceholder("Nothing to do. Press a to add a todo."),
        .showSelection(nil),
        .enableActions(onSelected: false, clearDone: false),
      ])
  }

  @Test func `What a filter hides can be cleared all the same`() {
    presenter.loaded(.today("x A", filter: .active))
    #expect(
      view.takeCommands() == [
        .showSummary("0 active, 1 done", filter: "Filter: Active"),
        .showPlaceholder("No active todos."),
        .showSelection(nil),
        .enableActions(onSelected: false, clearDone: true),
      ])
  }

  @Test func `Only rows that are looked at are formatted`() {
    let asked = Asked()
    let todos = LazyList(count: 1000) { row in
      asked.rows.withLock { $0.append(row) }
      return TodoListResponse.Todo(
        id: TodoItem.ID(rawValue: Int64(row)), title: "A", due: .fixed, isDone: false)
    }
    presenter.loaded(
      TodoListResponse(
        filter: .all, sections: [TodoListResponse.Section(kind: .today, todos: todos)],
        selection: nil, activeCount: 1000, doneIDs: LazyList([])))
    #expect(asked.rows.withLock { $0 } == [])
    #expect(view.sections.first?.rows[999].title == "A")
    #expect(asked.rows.withLock { $0 } == [999])
  }

  @Test func `Failures are shown with what was wanted and the reason`() {
    presenter.loadFailed(reason: "No disk.")
    presenter.saveFailed(reason: "No room.")
    presenter.deleteFailed(reason: "No way.")
    #expect(
      view.takeCommands() == [
        .showNotice(Notice("Couldn't load the todos.", reason: "No disk.")),
        .showNotice(Notice("Couldn't save the todo.", reason: "No room.")),
        .showNotice(Notice("Couldn't delete the todo.", reason: "No way.")),
      ])
  }

  @Test(arguments: [true, false])
  func `A failure is shown until it is read, also when its view appears again`(yes: Bool) {
    presenter.loaded(.today("A"))
    presenter.loadFailed(reason: "No disk.")
    _ = view.takeCommands()
    presenter.appeared()
    let notice = Notice("Couldn't load the todos.", reason: "No disk.")
    #expect(view.takeCommands().last == .showNotice(notice))
    presenter.alertAnswered(yes)
    #expect(view.takeCommands() == [.dismissAlert])
    #expect(useCases.calls == [.load])
  }

  @Test func `After a failed change the list is loaded again, and then the change is reported`() {
    useCases.onRefresh = { [presenter] in presenter.loaded(.today("A")) }
    presenter.saveFailed(reason: "No room.")
    #expect(useCases.calls == [.refresh])
    #expect(
      view.takeCommands().suffix(2) == [
        .enableActions(onSelected: true, clearDone: false),
        .showNotice(Notice("Couldn't save the todo.", reason: "No room.")),
      ])
    presenter.deleteFailed(reason: "No way.")
    #expect(useCases.calls == [.refresh, .refresh])
    #expect(
      view.takeCommands().suffix(2) == [
        .enableActions(onSelected: true, clearDone: false),
        .showNotice(Notice("Couldn't delete the todo.", reason: "No way.")),
      ])
  }

  @Test func `The filter is a use case's to change`() {
    presenter.filterPressed()
    #expect(useCases.calls == [.advanceFilter])
  }

  @Test func `Marking asks for the opposite of what is shown`() {
    presenter.loaded(.today("A", "x B"))
    presenter.donePressed()
    presenter.loaded(.today("A", "x B", selecting: 1))
    presenter.donePressed()
    #expect(useCases.calls == [.setDone(true, 1), .setDone(false, 2)])
  }

  @Test func `Adding presents a form for a new todo`() {
    presenter.addPressed()
    #expect(router.requests == [nil])
    #expect(router.output === presenter)
  }

  @Test func `Editing presents a form for the selected todo`() {
    presenter.loaded(.today("A", "B", selecting: 1))
    presenter.editPressed()
    #expect(router.requests == [TodoFormRequest(id: 2, title: "B", due: .fixed)])
  }

  @Test func `A use case moves the selection, and only the selection is shown again`() throws {
    let response = TodoListResponse.today("A", "B", selecting: 1)
    presenter.loaded(.today("A", "B"))
    _ = view.takeCommands()
    presenter.selectionMoved(by: 1)
    #expect(useCases.calls == [.moveSelection(by: 1)])
    presenter.selected(try #require(response.selection))
    #expect(view.takeCommands() == [.showSelection(1)])
    presenter.donePressed()
    #expect(useCases.calls.last == .setDone(true, 2))
  }

  @Test func `Without a selection there is nothing to edit, mark or delete`() {
    presenter.loaded(.today())
    _ = view.takeCommands()
    presenter.editPressed()
    presenter.donePressed()
    presenter.deletePressed()
    #expect(view.takeCommands() == [])
    #expect(useCases.calls == [])
    #expect(router.requests == [])
  }

  @Test func `After a save the todo is revealed`() {
    presenter.todoFormSaved(2)
    #expect(useCases.calls == [.reveal(2)])
  }

  @Test func `It holds its view weakly`() {
    var view: RecordingTodoListView? = RecordingTodoListView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }
}

/// The requested rows, in order.
nonisolated private final class Asked: Sendable {
  let rows = Mutex<[Int]>([])
}
