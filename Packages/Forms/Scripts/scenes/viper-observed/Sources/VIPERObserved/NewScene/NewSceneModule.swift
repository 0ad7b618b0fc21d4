import Shared
import TerminalUI

// MARK: View and presenter

/// What the view tells the presenter: that it appeared, and each thing that the user does.
protocol NewScenePresenterProtocol: AnyObject {
  func appeared()

  func reloadPressed()
  func closePressed()
  func alertAnswered()
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

// MARK: Builder

/// Assembles NewScene; nobody else knows all of its parts.
enum NewSceneModule {
  static func build(
    in environment: TodosEnvironment, host: any Presenting
  ) -> any Scene {
    let viewModel = NewSceneViewModel()
    let interactor = NewSceneInteractor(store: environment.store)
    let router = NewSceneRouter(host: host)
    let presenter = NewScenePresenter(
      viewModel: viewModel, interactor: interactor, router: router)
    let view = NewSceneView(presenter: presenter, viewModel: viewModel)
    interactor.output = presenter
    return view
  }
}
