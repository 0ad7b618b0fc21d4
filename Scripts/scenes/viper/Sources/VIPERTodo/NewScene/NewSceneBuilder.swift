import Shared
import TerminalUI

/// Assembles NewScene; no other type knows all of its parts.
enum NewSceneBuilder {
  static func build(store: any TodoStore, host: any Presenting) -> any Scene {
    let interactor = NewSceneInteractor(store: store)
    let router = NewSceneRouter(host: host)
    let presenter = NewScenePresenter(interactor: interactor, router: router)
    let view = NewSceneView(presenter: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
