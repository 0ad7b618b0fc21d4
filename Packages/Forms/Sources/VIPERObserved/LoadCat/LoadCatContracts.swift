import Shared
import TerminalUI

// MARK: View and presenter

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

// MARK: Builder

/// Assembles the cat loader; nobody else knows all of its parts.
enum LoadCatModule {
  static func build(in environment: CatsEnvironment) -> any Scene {
    let viewModel = LoadCatViewModel()
    let interactor = LoadCatInteractor(provider: environment.provider)
    let router = LoadCatRouter { request, host in
      EditCatModule.build(in: environment, request: request, host: host)
    }
    let presenter = LoadCatPresenter(
      viewModel: viewModel, interactor: interactor, router: router)
    let view = LoadCatView(presenter: presenter, viewModel: viewModel)
    interactor.output = presenter
    router.host = view
    return view
  }
}
