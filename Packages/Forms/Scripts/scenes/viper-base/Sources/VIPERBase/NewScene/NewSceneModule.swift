import Shared
import TerminalUI

// MARK: View and presenter

/// Commands from the presenter to the view.
protocol NewSceneViewProtocol: AnyObject {
  func showLeft(_ left: String)
  func showFailure(_ message: String, reason: String)
}

/// Messages from the view to the presenter: that it appeared, and each user action.
protocol NewScenePresenterProtocol: AnyObject {
  func appeared()

  func reloadPressed()
  func closePressed()
}

// MARK: Presenter and interactor

/// Requests from the presenter to the interactor.
protocol NewSceneInteractorProtocol: AnyObject {
  func load()
}

/// Answers from the interactor to the presenter.
protocol NewSceneInteractorOutput: AnyObject {
  func loaded(_ response: NewSceneResponse)
  func loadFailed(reason: String)
}

/// The interactor's response to the presenter: plain values, no entities.
nonisolated struct NewSceneResponse: Equatable, Sendable {
  let left: Int
}

// MARK: Presenter and router

/// Requests from the presenter to the router.
protocol NewSceneRouterProtocol: AnyObject {
  func close()
}

// MARK: Module

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
