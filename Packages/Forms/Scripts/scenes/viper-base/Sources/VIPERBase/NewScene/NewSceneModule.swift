import Shared
import TerminalUI

/// Makes the parts of NewScene; all modules share the assembly.
struct NewSceneModule {
  let store: any TodoStore
  let host: any Presenting
}

extension NewSceneModule: BaseModule {
  typealias View = NewSceneView
  typealias Presenter = NewScenePresenter
  typealias Interactor = NewSceneInteractor
  typealias Router = NewSceneRouter

  func makeInteractor() -> NewSceneInteractor {
    NewSceneInteractor(store: store)
  }

  func makeRouter() -> NewSceneRouter {
    NewSceneRouter(host: host)
  }

  func makePresenter(
    interactor: any NewSceneInteractorProtocol, router: any NewSceneRouterProtocol
  ) -> NewScenePresenter {
    NewScenePresenter(interactor: interactor, router: router)
  }

  func makeView(presenter: any NewScenePresenterProtocol) -> NewSceneView {
    NewSceneView(presenter: presenter)
  }
}

// MARK: Its parts, for the base

extension NewSceneView: BaseView {
  var forPresenter: any NewSceneViewProtocol { self }
}

extension NewScenePresenter: BasePresenter {
  var forView: any NewScenePresenterProtocol { self }
  var forInteractor: any NewSceneInteractorOutput { self }
}

extension NewSceneInteractor: BaseInteractor {
  var forPresenter: any NewSceneInteractorProtocol { self }
}

extension NewSceneRouter: BaseRouter {
  var forPresenter: any NewSceneRouterProtocol { self }
}
