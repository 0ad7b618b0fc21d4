import Shared
import TerminalUI

/// Assembles NewScene; no other type knows all of its parts.
enum NewSceneBuilder {
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
