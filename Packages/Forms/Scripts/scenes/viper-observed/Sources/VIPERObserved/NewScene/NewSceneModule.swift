import Shared
import TerminalUI

// MARK: View and presenter

/// What the view tells the presenter: that it is ready, and each thing that the user does.
protocol NewScenePresenterProtocol: AnyObject {
  func viewReady()

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

// MARK: The module and whoever presents it

/// What the module tells whoever presents it.
protocol NewSceneModuleOutput: AnyObject {
  func newSceneClosed()
}

// MARK: Builder

/// Assembles NewScene; nobody else knows all of its parts.
enum NewSceneModule {
  static func build(
    in environment: TodosEnvironment, output: any NewSceneModuleOutput
  ) -> any Scene {
    let viewModel = NewSceneViewModel()
    let interactor = NewSceneInteractor(store: environment.store)
    let router = NewSceneRouter(output: output)
    let presenter = NewScenePresenter(
      viewModel: viewModel, interactor: interactor, router: router)
    let view = NewSceneView(presenter: presenter, viewModel: viewModel)
    interactor.output = presenter
    return view
  }
}
