import Shared
import TerminalUI

// MARK: View and presenter

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

// MARK: Builder

/// Assembles the editor; nobody else knows all of its parts.
enum EditCatModule {
  static func build(
    in environment: CatsEnvironment, request: EditCatRequest, host: any Presenting
  ) -> any Scene {
    let viewModel = EditCatViewModel()
    let interactor = EditCatInteractor(
      processor: environment.processor, library: environment.library, request: request)
    let router = EditCatRouter(host: host)
    let presenter = EditCatPresenter(
      viewModel: viewModel, interactor: interactor, router: router)
    let view = EditCatView(presenter: presenter, viewModel: viewModel)
    interactor.output = presenter
    return view
  }
}
