import Shared
import TerminalUI

/// Assembles NewScene; no other type knows all of its parts.
struct NewSceneBuilder: NewScenePage {
  let store: any TodoStore

  func scene(host: any Presenting) -> any Scene {
    let interactor = NewSceneInteractor(store: store)
    let router = NewSceneRouter(host: host)
    let dataSource = NewSceneDataPresenter()
    let eventHandler = NewSceneEventPresenter(interactor: interactor, router: router)
    let presenter = NewScenePresenter(dataSource: dataSource, eventHandler: eventHandler)
    let view = NewSceneView(presenter: presenter)
    interactor.output = presenter
    dataSource.superPresenter = presenter
    eventHandler.superPresenter = presenter
    presenter.view = view
    return view
  }
}
