import DesktopUI
import Shared

/// Assembles the editor: the one place that names all of its parts.
enum EditCatBuilder {
  static func build(
    processor: any PictureProcessor, library: any PhotoLibrary, picture: Bitmap,
    host: Scene
  ) -> Scene {
    let interactor = EditCatInteractor(processor: processor, library: library, picture: picture)
    let router = EditCatRouter(host: host)
    let presenter = EditCatPresenter(interactor: interactor, router: router)
    let view = EditCatView(presenter: presenter)
    interactor.output = presenter
    presenter.view = view
    return view
  }
}
