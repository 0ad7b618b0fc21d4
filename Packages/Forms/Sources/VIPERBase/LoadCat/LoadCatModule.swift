import Shared
import TerminalUI

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
    LoadCatRouter { picture, host in
      EditCatModule(
        processor: processor, library: library, picture: picture, host: host
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
