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

// MARK: Builder

/// Assembles NewScene; nobody else knows all of its parts.
enum NewSceneModule {
  static func build(store: any TodoStore, host: any Presenting) -> any Scene {
    let data: any NewSceneDataManager = StandardNewSceneDataManager(store: store)
    let loadNewScene = LoadNewSceneInteractor(data: data)
    let router = NewSceneRouter(host: host)
    let presenter = NewScenePresenter(loadNewScene: loadNewScene, router: router)
    let view = NewSceneView(presenter: presenter)
    loadNewScene.output = presenter
    presenter.view = view
    return view
  }
}
