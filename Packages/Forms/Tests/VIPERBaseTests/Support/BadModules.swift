import TerminalUI

@testable import VIPERBase

/// The list with another view.
struct PlainListModule: BaseModule {
  typealias View = PlainListView
  typealias Presenter = TodoListPresenter
  typealias Interactor = TodoListInteractor
  typealias Router = TodoListRouter

  let list: TodoListModule

  func makeInteractor() -> TodoListInteractor { list.makeInteractor() }
  func makeRouter() -> TodoListRouter { list.makeRouter() }

  func makePresenter(
    interactor: any TodoListInteractorProtocol, router: any TodoListRouterProtocol
  ) -> TodoListPresenter {
    list.makePresenter(interactor: interactor, router: router)
  }

  func makeView(presenter: any TodoListPresenterProtocol) -> PlainListView {
    PlainListView(presenter: presenter)
  }
}

/// A view that its presenter sees as it sees the list's, but on which nothing can be presented.
final class PlainListView: Scene {
  var onChange: () -> Void = {}
  let screen = Screen(title: "Plain")

  private let presenter: any TodoListPresenterProtocol
  private let recording = RecordingTodoListView()

  init(presenter: any TodoListPresenterProtocol) {
    self.presenter = presenter
  }

  func press(_ key: Key) {}
}

extension PlainListView: BaseView {
  var forPresenter: any TodoListViewProtocol { recording }
}

/// The list with another presenter.
struct DeafListModule: BaseModule {
  typealias View = TodoListView
  typealias Presenter = DeafListPresenter
  typealias Interactor = TodoListInteractor
  typealias Router = TodoListRouter

  let list: TodoListModule

  func makeInteractor() -> TodoListInteractor { list.makeInteractor() }
  func makeRouter() -> TodoListRouter { list.makeRouter() }

  func makePresenter(
    interactor: any TodoListInteractorProtocol, router: any TodoListRouterProtocol
  ) -> DeafListPresenter {
    DeafListPresenter(interactor: interactor, router: router)
  }

  func makeView(presenter: any TodoListPresenterProtocol) -> TodoListView {
    list.makeView(presenter: presenter)
  }
}

/// A presenter that its view and its interactor see as they see the list's, but which doesn't hear
/// what its router says.
final class DeafListPresenter: BasePresenter {
  weak var view: (any TodoListViewProtocol)?
  let forView: any TodoListPresenterProtocol = RecordingTodoListPresenter()
  let forInteractor: any TodoListInteractorOutput = RecordingTodoListInteractorOutput()

  private let interactor: any TodoListInteractorProtocol
  private let router: any TodoListRouterProtocol

  init(interactor: any TodoListInteractorProtocol, router: any TodoListRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }
}
