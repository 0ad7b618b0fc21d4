import DesktopUI
import Shared

/// Assembles the cat loader: the one place that names all of its parts.
enum LoadCatBuilder {
  static func build(
    provider: any CatProvider, processor: any PictureProcessor, library: any PhotoLibrary
  ) -> Scene {
    let interactor = LoadCatInteractor(provider: provider)
    let router = LoadCatRouter { picture, host in
      EditCatBuilder.build(processor: processor, library: library, picture: picture, host: host)
    }
    let presenter = LoadCatPresenter(interactor: interactor, router: router)
    let view = LoadCatView(presenter: presenter)
    interactor.output = presenter
    router.host = view
    presenter.view = view
    return view
  }
}
