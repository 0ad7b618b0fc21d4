import Shared
import TestSupport
import Testing

@testable import VIPERRoutes

@Suite("The list's presenter")
struct TodoListPresenterTests {
  private let view = RecordingView()
  private let interactor = RecordingTodoListInteractor()
  private let data = TodoListDataPresenter()
  private let presenter: TodoListPresenter

  init() {
    let events = TodoListEventPresenter(interactor: interactor, router: RecordingTodoListRouter())
    presenter = TodoListPresenter(dataSource: data, eventHandler: events, interactor: interactor)
    presenter.view = view
  }

  @Test func `What was loaded is kept with the first todo selected, and reported once`() {
    #expect(presenter.listed == nil)
    presenter.loaded(.today("A", "x B"))
    #expect(presenter.listed?.rows.map(\.title) == ["A", "B"])
    #expect(presenter.selectedID == 1)
    #expect(view.takeChanges() == 1)
  }

  @Test func `Without rows nothing is selected`() {
    presenter.loaded(.today())
    #expect(presenter.selectedID == nil)
    #expect(view.takeChanges() == 1)
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

  @Test func `After a save the todo is revealed and selected`() {
    presenter.loaded(.today("A"))
    presenter.todoFormSaved(2)
    #expect(interactor.calls == [.reveal(2)])
    presenter.loaded(.today("A", "B"))
    presenter.revealed(2)
    #expect(presenter.selectedID == 2)
  }

  @Test func `It holds its view weakly`() {
    var view: RecordingView? = RecordingView()
    weak let released = view
    presenter.view = view
    view = nil
    #expect(released == nil)
  }

  @Test func `Its parts hold it weakly`() {
    let events = TodoListEventPresenter(interactor: interactor, router: RecordingTodoListRouter())
    weak var released: TodoListPresenter?
    do {
      let presenter = TodoListPresenter(
        dataSource: data, eventHandler: events, interactor: interactor)
      data.superPresenter = presenter
      events.superPresenter = presenter
      released = presenter
    }
    #expect(released == nil)
    #expect(data.superPresenter == nil)
    #expect(events.superPresenter == nil)
  }
}
