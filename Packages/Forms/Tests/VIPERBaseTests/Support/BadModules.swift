import Presentation
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

/// A view that looks like the list's to its presenter, but can't present anything.
final class PlainListView: Scene {
  var onChange: () -> Void = {}
  let screen = Screen(title: "Plain")

  private let presenter: any TodoListPresenterProtocol

  init(presenter: any TodoListPresenterProtocol) {
    self.presenter = presenter
  }

  func press(_ key: Key) {}
}

extension PlainListView: BaseView {
  var forPresenter: any TodoListViewProtocol { self }
}

extension PlainListView: TodoListViewProtocol {
  func showSummary(_ summary: String, filter: String) {}
  func showSections(_ sections: [TodoListSection]) {}
  func showPlaceholder(_ placeholder: String) {}
  func showSelection(_ row: Int?) {}
  func enableActions(onSelected canUseSelected: Bool, clearDone canClearDone: Bool) {}
  func showQuestion(_ question: String) {}
  func showNotice(_ notice: Notice) {}
  func dismissAlert() {}
}
