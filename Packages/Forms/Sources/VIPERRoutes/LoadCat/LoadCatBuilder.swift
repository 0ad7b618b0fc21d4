import Shared
import TerminalUI

/// Assembles the cat loader: the one place that names all of its parts.
struct LoadCatBuilder: LoadCatPage {
  let provider: any CatProvider
  let root: RootRoute

  func scene() -> any Scene {
    let interactor = LoadCatInteractor(provider: provider)
    let router = LoadCatRouter(root: root)
    let dataSource = LoadCatDataPresenter()
    let eventHandler = LoadCatEventPresenter(interactor: interactor, router: router)
    let presenter = LoadCatPresenter(dataSource: dataSource, eventHandler: eventHandler)
    let view = LoadCatView(presenter: presenter)
    interactor.output = presenter
    router.host = view
    dataSource.superPresenter = presenter
    eventHandler.superPresenter = presenter
    presenter.view = view
    return view
  }
}
