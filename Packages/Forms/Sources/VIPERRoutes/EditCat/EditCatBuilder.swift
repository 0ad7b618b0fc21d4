import Shared
import TerminalUI

/// Assembles the editor: the one place that names all of its parts.
struct EditCatBuilder: EditCatPage {
  let processor: any PictureProcessor
  let library: any PhotoLibrary

  func scene(for picture: Bitmap, host: any Presenting) -> any Scene {
    let interactor = EditCatInteractor(processor: processor, library: library, picture: picture)
    let router = EditCatRouter(host: host)
    let dataSource = EditCatDataPresenter()
    let eventHandler = EditCatEventPresenter(interactor: interactor, router: router)
    let presenter = EditCatPresenter(dataSource: dataSource, eventHandler: eventHandler)
    let view = EditCatView(presenter: presenter)
    interactor.output = presenter
    dataSource.superPresenter = presenter
    eventHandler.superPresenter = presenter
    presenter.view = view
    return view
  }
}
