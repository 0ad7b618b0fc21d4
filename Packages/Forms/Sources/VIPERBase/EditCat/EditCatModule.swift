import Shared
import TerminalUI

/// Makes the parts of the editor; all modules share the assembly.
struct EditCatModule {
  let processor: any PictureProcessor
  let library: any PhotoLibrary
  let picture: Bitmap
  let host: any Presenting
}

extension EditCatModule: BaseModule {
  typealias View = EditCatView
  typealias Presenter = EditCatPresenter
  typealias Interactor = EditCatInteractor
  typealias Router = EditCatRouter

  func makeInteractor() -> EditCatInteractor {
    EditCatInteractor(processor: processor, library: library, picture: picture)
  }

  func makeRouter() -> EditCatRouter {
    EditCatRouter(host: host)
  }

  func makePresenter(
    interactor: any EditCatInteractorProtocol, router: any EditCatRouterProtocol
  ) -> EditCatPresenter {
    EditCatPresenter(interactor: interactor, router: router)
  }

  func makeView(presenter: any EditCatPresenterProtocol) -> EditCatView {
    EditCatView(presenter: presenter)
  }
}

// MARK: Its parts, for the base

extension EditCatView: BaseView {
  var forPresenter: any EditCatViewProtocol { self }
}

extension EditCatPresenter: BasePresenter {
  var forView: any EditCatPresenterProtocol { self }
  var forInteractor: any EditCatInteractorOutput { self }
}

extension EditCatInteractor: BaseInteractor {
  var forPresenter: any EditCatInteractorProtocol { self }
}

extension EditCatRouter: BaseRouter {
  var forPresenter: any EditCatRouterProtocol { self }
}
