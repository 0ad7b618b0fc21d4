import Shared
import TerminalUI

// MARK: View and presenter

/// What the presenter tells the view to show.
protocol NewSceneViewProtocol: AnyObject {
  func showLeft(_ left: String)
  func showFailure(_ message: String, reason: String)
}

/// What the view tells the presenter: that it is ready, and each thing that the user does.
protocol NewScenePresenterProtocol: AnyObject {
  func viewReady()

  func reloadPressed()
  func closePressed()
}

// MARK: Presenter and use cases

/// What use cases hand to the presenter: plain values, no entities.
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
  static func build(store: any TodoStore, output: any NewSceneModuleOutput) -> any Scene {
    let data: any NewSceneDataManager = StandardNewSceneDataManager(store: store)
    let loadNewScene = LoadNewSceneInteractor(data: data)
    let router = NewSceneRouter(output: output)
    let presenter = NewScenePresenter(loadNewScene: loadNewScene, router: router)
    let view = NewSceneView(presenter: presenter)
    loadNewScene.output = presenter
    presenter.view = view
    return view
  }
}
