import Shared
import TerminalUI

/// Assembles the cat loader: the one place that names all of its parts.
enum LoadCatBuilder {
  static func build(
    provider: any CatProvider, processor: any PictureProcessor, library: any PhotoLibrary
  ) -> any Scene {
    let data: any LoadCatDataManager = StandardLoadCatDataManager(provider: provider)
    let loadCat = LoadCatInteractor(data: data)
    let router = LoadCatRouter { picture, host in
      EditCatBuilder.build(processor: processor, library: library, picture: picture, host: host)
    }
    let presenter = LoadCatPresenter(loadCat: loadCat, router: router)
    let view = LoadCatView(presenter: presenter)
    loadCat.output = presenter
    router.host = view
    presenter.view = view
    return view
  }
}
