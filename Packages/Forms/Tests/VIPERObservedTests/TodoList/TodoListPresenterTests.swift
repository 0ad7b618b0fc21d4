import Presentation
import Shared
import Synchronization
import TerminalUI
import TestSupport
import Testing

@testable import VIPERObserved

/// A view model has no behaviour, so the presenter is tested with the real one.
@Suite("The list's presenter")
struct TodoListPresenterTests {
  private let viewModel = TodoListViewModel()
  private let interactor = RecordingTodoListInteractor()
  private let router = RecordingTodoListRouter()
  private let presenter: TodoListPresenter

  init() {
    presenter = TodoListPresenter(viewModel: viewModel, interactor: interactor, router: router)
  }

  @Test func `Appearing loads, and nothing is claimed before that is answered`() {
    presenter.appeared()
    #expect(interactor.calls == [.load])
    #expect(viewModel.summary == "")
    #expect(viewModel.filterTitle == "")
    #expect(viewModel.placeholder == "")
    #expect(!viewModel.canUseSelected)
    #expect(!viewModel.canClearDone)
  }

  @Test func `What was loaded is shown`() {
    let late = TodoListResponse.Todo(id: 1, title: "A", due: .fixed(plus: -1), isDone: false)
    let done = TodoListResponse.Todo(id: 2, title: "B", due: .fixed, isDone: true)
    presenter.loaded(
      TodoListResponse(
        filter: .all, ids: TodoListResponse.today("A", "x B").ids,
        sections: [
          TodoListResponse.Section(kind: .earlier, todos: LazyList([late])),
          TodoListResponse.Section(kind: .today, todos: LazyList([done])),
        ],
        activeCount: 1, doneIDs: LazyList([2])))
    #expect(viewModel.summary == "1 active, 1 done")
    #expect(viewModel.filterTitle == "Filter: All")
    #expect(viewModel.placeholder == nil)
    #expect(
      viewModel.sections == [
        TodoListSection(
          title: "Earlier",
          rows: [TodoListRow(isDone: false, title: "A", due: "! 2026-11-20", isOverdue: true)]),
        TodoListSection(
          title: "Today",
          rows: [TodoListRow(isDone: true, title: "B", due: "", isOverdue: false)]),
      ])
    #expect(viewModel.selection == 0)
    #expect(viewModel.canUseSelected)
    #expect(viewModel.canClearDone)
    presenter.selectionMoved(by: 1)
    presenter.donePressed()
    #expect(interactor.calls == [.setDone(false, 2)])
  }

  @Test func `Without rows it says what there is instead`() {
    presenter.loaded(.today("A"))
    presenter.loaded(.today())
    #expect(viewModel.summary == "0 active, 0 done")
    #expect(viewModel.placeholder == "Nothing to do. Press a to add a todo.")
    #expect(viewModel.sections == [])
    #expect(viewModel.selection == nil)
    #expect(!viewModel.canUseSelected)
    #expect(!viewModel.canClearDone)
  }

  @Test func `What a filter hides can be cleared all the same`() {
    presenter.loaded(.today("x A", filter: .active))
    #expect(viewModel.summary == "0 active, 1 done")
    #expect(viewModel.filterTitle == "Filter: Active")
    #expect(viewModel.placeholder == "No active todos.")
    #expect(!viewModel.canUseSelected)
    #expect(viewModel.canClearDone)
  }

  @Test func `Only rows that are looked at are formatted`() {
    let asked = Asked()
    let todos = LazyList(count: 1000) { row in
      asked.rows.withLock { $0.append(row) }
      return TodoListResponse.Todo(
        id: TodoItem.ID(rawValue: Int64(row)), title: "A", due: .fixed, isDone: false)
    }
    let response = TodoListResponse(
      filter: .all, ids: TodoListing.IDs(),
      sections: [TodoListResponse.Section(kind: .today, todos: todos)],
      activeCount: 1000, doneIDs: LazyList([]))
    // The second time, there is a previous response to compare with.
    for _ in 1...2 { presenter.loaded(response) }
    #expect(asked.rows.withLock { $0 } == [])
    #expect(viewModel.sections.first?.rows[999].title == "A")
    #expect(asked.rows.withLock { $0 } == [999])
  }

  @Test func `Failures are shown with what was wanted and the reason, until they are read`() {
    presenter.loadFailed(reason: "No disk.")
    #expect(viewModel.alert == .notice(Notice("Couldn't load the todos.", reason: "No disk.")))
    presenter.saveFailed(reason: "No room.")
    #expect(viewModel.alert == .notice(Notice("Couldn't save the todo.", reason: "No room.")))
    presenter.deleteFailed(reason: "No way.")
    #expect(viewModel.alert == .notice(Notice("Couldn't delete the todo.", reason: "No way.")))
    presenter.alertAnswered(false)
    #expect(viewModel.alert == nil)
  }

  @Test func `The filter is the interactor's to change`() {
    presenter.filterPressed()
    #expect(interactor.calls == [.advanceFilter])
  }

  @Test func `Marking asks for the opposite of what is shown`() {
    presenter.loaded(.today("A", "x B"))
    presenter.donePressed()
    presenter.selectionMoved(by: 1)
    presenter.donePressed()
    #expect(interactor.calls == [.setDone(true, 1), .setDone(false, 2)])
  }

  @Test func `Adding presents a form for a new todo`() {
    presenter.addPressed()
    #expect(router.requests == [nil])
    #expect(router.output === presenter)
  }

  @Test func `Editing presents a form for the selected todo`() {
    presenter.loaded(.today("A", "B"))
    presenter.selectionMoved(by: 1)
    presenter.editPressed()
    #expect(router.requests == [TodoFormRequest(id: 2, title: "B", due: .fixed)])
  }

  @Test func `A move sets only the selection, and keys act on it`() {
    presenter.loaded(.today("A", "B"))
    let others = Observed { [viewModel] in
      (
        viewModel.summary, viewModel.filterTitle, viewModel.list, viewModel.canUseSelected,
        viewModel.canClearDone, viewModel.alert
      )
    }
    var changes = 0
    others.onChange = { changes += 1 }
    _ = others.value
    presenter.selectionMoved(by: 1)
    #expect(viewModel.selection == 1)
    #expect(changes == 0)
    presenter.donePressed()
    #expect(interactor.calls == [.setDone(true, 2)])
    presenter.selectionMoved(by: 1)
    #expect(viewModel.selection == 1)
    presenter.selectionMoved(by: -9)
    #expect(viewModel.selection == 0)
  }

  @Test func `When its todo goes, the selection moves to the one in its place, or to the last`() {
    presenter.loaded(.today("A", "B", "x C", "D"))
    presenter.selectionMoved(by: 2)
    presenter.loaded(.today("A", "B", "x C", "D", filter: .active))
    #expect(viewModel.selection == 2)
    presenter.loaded(.today("A", "B"))
    #expect(viewModel.selection == 1)
    presenter.loaded(.today("x A", "B", filter: .active))
    #expect(viewModel.selection == 0)
  }

  @Test func `Without a selection there is nothing to edit, mark or delete`() {
    presenter.loaded(.today())
    presenter.editPressed()
    presenter.donePressed()
    presenter.deletePressed()
    #expect(viewModel.alert == nil)
    #expect(interactor.calls == [])
    #expect(router.requests == [])
  }

  @Test func `After a save the todo is revealed, and selected if it is listed`() {
    presenter.loaded(.today("A", "B"))
    presenter.todoFormSaved(2)
    #expect(viewModel.selection == 1)
    presenter.todoFormSaved(9)
    #expect(viewModel.selection == 1)
    #expect(interactor.calls == [.reveal(2), .reveal(9)])
  }

  @Test func `Without its view model it shows nothing, and goes on`() {
    weak var released: TodoListViewModel?
    let presenter: TodoListPresenter
    do {
      let viewModel = TodoListViewModel()
      presenter = TodoListPresenter(viewModel: viewModel, interactor: interactor, router: router)
      released = viewModel
    }
    #expect(released == nil)
    presenter.loaded(.today("A", "x B"))
    presenter.selectionMoved(by: 1)
    presenter.loadFailed(reason: "No disk.")
    presenter.deletePressed()
    presenter.alertAnswered(true)
    #expect(interactor.calls == [.delete(2)])
  }
}

/// The requested rows, in order.
nonisolated private final class Asked: Sendable {
  let rows = Mutex<[Int]>([])
}
