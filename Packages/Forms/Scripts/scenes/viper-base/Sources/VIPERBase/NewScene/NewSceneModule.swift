import Shared
import TerminalUI

// MARK: View and presenter

/// What the presenter tells the view to show.
protocol NewSceneViewProtocol: AnyObject {
  func showLeft(_ left: String)
  func showFailure(_ message: String, reason: String)
}

/// What the view tells the presenter: that it appeared, and each thing that the user does.
protocol NewScenePresenterProtocol: AnyObject {
  func appeared()

  func reloadPressed()
  func closePressed()
}

// MARK: Presenter and interactor

/// What the presenter asks of the interactor.
protocol NewSceneInteractorProtocol: AnyObject {
  func load()
}

/// What the interactor answers.
protocol NewSceneInteractorOutput: AnyObject {
  func loaded(_ response: NewSceneResponse)
  func loadFailed(reason: String)
}

/// What the interactor hands to the presenter: plain values, no entities.
nonisolated struct NewSceneResponse: Equatable, Sendable {
  let left: Int
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol NewSceneRouterProtocol: AnyObject {
  func close()
}

// MARK: Module

/// What NewScene is made of; how it is assembled is the same in every module.
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
