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

// MARK: Presenter and use cases

/// The use case's response to the presenter: plain values, no entities.
nonisolated struct NewSceneResponse: Equatable, Sendable {
  let left: Int
}

// MARK: Presenter and router

/// Requests from the presenter to the router.
protocol NewSceneRouterProtocol: AnyObject {
  func close()
}

// MARK: Builder

/// Assembles NewScene; no other type knows all of its parts.
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
