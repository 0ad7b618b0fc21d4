import Shared
import TerminalUI

// MARK: View and presenter

/// What the presenter tells the view to show.
protocol LoadCatViewProtocol: AnyObject {
  func showCaption(_ caption: String)
  func showLoading(_ isLoading: Bool)
  func showPicture(_ picture: CatPicture?)
}

/// What the view tells the presenter: one call for each thing that the user does.
protocol LoadCatPresenterProtocol: AnyObject {
  func loadPressed()
  func cancelPressed()
  func editPressed()
}

/// A picture as plain pixels, which is also how it is shown.
nonisolated struct CatPicture: Equatable, Sendable {
  let width: Int
  let height: Int
  /// Red, green, blue and alpha of each pixel, row by row from the top left.
  let rgba: [UInt8]
}

// MARK: Presenter and interactor

/// What the presenter asks of the interactor.
protocol LoadCatInteractorProtocol: AnyObject {
  func startLoad()
  func cancelLoad()
}

/// What the interactor answers.
protocol LoadCatInteractorOutput: AnyObject {
  func addressArrived(_ address: String)
  func pictureArrived(_ picture: CatPicture)
  func loadFailed(_ failure: LoadCatFailure)
}

/// Why there is no cat, as the interactor tells it.
nonisolated enum LoadCatFailure: Equatable, Sendable {
  case unreachable
  case timedOut
  case status(Int)
  case unreadable
  case tooLarge
  case unsupportedFormat(String?)
  case cancelled
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol LoadCatRouterProtocol: AnyObject {
  func showEditor(_ request: EditCatRequest)
}

// MARK: Builder

/// Assembles the cat loader; nobody else knows all of its parts.
enum LoadCatModule {
  static func build(environment: AppEnvironment) -> any Scene {
    let interactor = LoadCatInteractor(environment: environment)
    let router = LoadCatRouter { request, output in
      EditCatModule.build(environment: environment, request: request, output: output)
    }
    let presenter = LoadCatPresenter(interactor: interactor, router: router)
    let view = LoadCatView(presenter: presenter)
    interactor.output = presenter
    router.host = view
    presenter.view = view
    return view
  }
}
