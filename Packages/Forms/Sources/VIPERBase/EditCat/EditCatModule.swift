import Presentation
import Shared
import TerminalUI

// MARK: View and presenter

/// What the presenter tells the view to show.
protocol EditCatViewProtocol: AnyObject {
  func showPicture(_ picture: CatPicture)
  func showChoices(_ titles: [String], selection: Int)
  func showFiltering(_ isFiltering: Bool)
  func showSaving(_ isSaving: Bool)
  func enableActions(choose canChoose: Bool, save canSave: Bool)
  func showNotice(_ message: String, reason: String?)
}

/// What the view tells the presenter: that it appeared, and each thing that the user does.
protocol EditCatPresenterProtocol: AnyObject {
  func appeared()

  func choiceMoved(by rows: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

// MARK: Presenter and interactor

/// What the presenter asks of the interactor.
protocol EditCatInteractorProtocol: AnyObject {
  func start()
  func startFilter(_ filter: PictureFilter)
  func startSave()
  func cancel()
}

/// What the interactor answers.
protocol EditCatInteractorOutput: AnyObject {
  func started(_ picture: Bitmap)
  func filterStarted(_ filter: PictureFilter)
  func filtered(_ picture: Bitmap)
  func saveStarted()
  func saved(as name: String)
  func saveFailed(reason: String)
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol EditCatRouterProtocol: AnyObject {
  func close()
}

// MARK: The module and whoever presents it

/// The picture that is to be edited.
nonisolated struct EditCatRequest: Equatable, Sendable {
  let picture: Bitmap
}

// MARK: Module

/// Makes the parts of the editor; all modules share the assembly.
struct EditCatModule {
  let processor: any PictureProcessor
  let library: any PhotoLibrary
  let request: EditCatRequest
  let host: any Presenting
}

extension EditCatModule: BaseModule {
  typealias View = EditCatView
  typealias Presenter = EditCatPresenter
  typealias Interactor = EditCatInteractor
  typealias Router = EditCatRouter

  func makeInteractor() -> EditCatInteractor {
    EditCatInteractor(processor: processor, library: library, request: request)
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
