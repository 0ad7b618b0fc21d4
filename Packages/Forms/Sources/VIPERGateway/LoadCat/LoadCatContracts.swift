import Presentation
import Shared
import TerminalUI

// MARK: View and presenter

/// What the presenter tells the view to show.
protocol LoadCatViewProtocol: AnyObject {
  func showCaption(_ caption: String)
  func showLoading(_ isLoading: Bool)
  func showPicture(_ picture: CatPicture?)
  func enableActions(load canLoad: Bool, cancel canCancel: Bool, edit canEdit: Bool)
}

/// What the view tells the presenter: that it appeared, and each thing that the user does.
protocol LoadCatPresenterProtocol: AnyObject {
  func appeared()

  func loadPressed()
  func cancelPressed()
  func editPressed()
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol LoadCatRouterProtocol: AnyObject {
  func presentEditor(_ request: EditCatRequest)
}

// MARK: Builder

/// Assembles the cat loader; nobody else knows all of its parts.
enum LoadCatModule {
  static func build(
    provider: any CatProvider, processor: any PictureProcessor, library: any PhotoLibrary
  ) -> any Scene {
    let data: any LoadCatDataManager = StandardLoadCatDataManager(provider: provider)
    let loadCat = LoadCatInteractor(data: data)
    let router = LoadCatRouter { request, host in
      EditCatModule.build(processor: processor, library: library, request: request, host: host)
    }
    let presenter = LoadCatPresenter(loadCat: loadCat, router: router)
    let view = LoadCatView(presenter: presenter)
    loadCat.output = presenter
    router.host = view
    presenter.view = view
    return view
  }
}
