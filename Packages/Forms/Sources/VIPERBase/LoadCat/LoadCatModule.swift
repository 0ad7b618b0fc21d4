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

// MARK: Presenter and interactor

/// What the presenter asks of the interactor.
protocol LoadCatInteractorProtocol: AnyObject {
  func startLoad()
  func cancelLoad()
}

/// What the interactor answers.
protocol LoadCatInteractorOutput: AnyObject {
  func loadStarted()
  func addressArrived(_ address: String)
  func pictureArrived(_ picture: Bitmap)
  func loadFailed(_ error: CatError)
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol LoadCatRouterProtocol: AnyObject {
  func presentEditor(_ request: EditCatRequest)
}

// MARK: Module

/// Makes the parts of the cat loader; all modules share the assembly.
struct LoadCatModule {
  let provider: any CatProvider
  let processor: any PictureProcessor
  let library: any PhotoLibrary
}

extension LoadCatModule: BaseModule {
  typealias View = LoadCatView
  typealias Presenter = LoadCatPresenter
  typealias Interactor = LoadCatInteractor
  typealias Router = LoadCatRouter

  func makeInteractor() -> LoadCatInteractor {
    LoadCatInteractor(provider: provider)
  }

  func makeRouter() -> LoadCatRouter {
    LoadCatRouter { request, host in
      EditCatModule(
        processor: processor, library: library, request: request, host: host
      ).scene()
    }
  }

  func makePresenter(
    interactor: any LoadCatInteractorProtocol, router: any LoadCatRouterProtocol
  ) -> LoadCatPresenter {
    LoadCatPresenter(interactor: interactor, router: router)
  }

  func makeView(presenter: any LoadCatPresenterProtocol) -> LoadCatView {
    LoadCatView(presenter: presenter)
  }
}

// MARK: Its parts, for the base

extension LoadCatView: BaseView {
  var forPresenter: any LoadCatViewProtocol { self }
}

extension LoadCatPresenter: BasePresenter {
  var forView: any LoadCatPresenterProtocol { self }
  var forInteractor: any LoadCatInteractorOutput { self }
}

extension LoadCatInteractor: BaseInteractor {
  var forPresenter: any LoadCatInteractorProtocol { self }
}

extension LoadCatRouter: BaseRouter {
  var forPresenter: any LoadCatRouterProtocol { self }

  func connect(to view: some Scene) throws(AssemblyError) {
    host = try checked(view, as: (any Presenting).self)
  }
}
