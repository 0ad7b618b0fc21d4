import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The list's presenter")
struct TodoListPresenterTests {
  private let view = RecordingView()
  private let data = TodoListDataPresenter()
  private let events = TodoListEventPresenter(
    interactor: RecordingTodoListInteractor(), router: RecordingTodoListRouter())
  private let presenter: TodoListPresenter

  init() {
    presenter = TodoListPresenter(dataSource: data, eventHandler: events)
    presenter.view = view
  }

  @Test func `What was loaded is kept with what is selected, and reported once`() {
    let response = TodoListResponse.today("A", "x B")
    #expect(presenter.listed == nil)
    presenter.loaded(response)
    #expect(presenter.listed == response)
    #expect(presenter.selection == 0)
    #expect(view.takeChanges() == 1)
  }

  @Test func `Without rows nothing is selected`() {
    presenter.loaded(.today("A"))
    presenter.loaded(.today())
    #expect(presenter.selection == nil)
    #expect(presenter.selected == nil)
    #expect(view.takeChanges() == 2)
  }

  @Test func `Failures are kept with the reason, and reported`() {
    presenter.loadFailed(reason: "No disk.")
    #expect(presenter.alert == .loadFailed(reason: "No disk."))
    presenter.saveFailed(reason: "No room.")
    #expect(presenter.alert == .saveFailed(reason: "No room."))
    presenter.deleteFailed(reason: "No way.")
    #expect(presenter.alert == .deleteFailed(reason: "No way."))
    #expect(view.takeChanges() == 3)
  }

  @Test func `A selection that moved is kept, and reported once`() {
    presenter.loaded(.today("A", "B"))
    _ = view.takeChanges()
    presenter.selectedID = 2
    #expect(presenter.selection == 1)
    #expect(presenter.selected?.title == "B")
    #expect(view.takeChanges() == 1)
  }

  @Test func `Rows are counted over all sections`() {
    let a = TodoListResponse.Todo(id: 1, title: "A", due: .fixed(plus: -1), isDone: false)
    let b = TodoListResponse.Todo(id: 2, title: "B", due: .fixed, isDone: false)
    presenter.loaded(
      TodoListResponse(
        filter: .all, ids: TodoListResponse.today("A", "B").ids,
        sections: [
          TodoListResponse.Section(kind: .earlier, todos: LazyList([a])),
          TodoListResponse.Section(kind: .today, todos: LazyList([b])),
        ],
        activeCount: 2, doneIDs: LazyList([])))
    #expect(presenter.selected == a)
    presenter.selectedID = 2
    #expect(presenter.selected == b)
  }

  @Test func `It holds its view weakly`() {
    var view: RecordingView? = RecordingView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }

  @Test func `Its parts hold it weakly`() {
    weak var released: TodoListPresenter?
    do {
      let presenter = TodoListPresenter(dataSource: data, eventHandler: events)
      data.superPresenter = presenter
      events.superPresenter = presenter
      released = presenter
    }
    #expect(released == nil)
    #expect(data.superPresenter == nil)
    #expect(events.superPresenter == nil)
  }
}
