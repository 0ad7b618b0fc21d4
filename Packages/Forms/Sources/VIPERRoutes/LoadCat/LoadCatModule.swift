import Presentation
import Shared
import TerminalUI

// MARK: View and presenter

/// What the presenter tells the view: that there is something new to pull.
protocol LoadCatViewProtocol: AnyObject {
  func dataChanged()
}

/// What the view knows of its presenter: where data come from, and where events go.
protocol LoadCatPresenterProtocol: AnyObject {
  var dataSource: any LoadCatDataSource { get }
  var eventHandler: any LoadCatEventHandler { get }
}

/// What the view pulls when it is drawn.
protocol LoadCatDataSource: AnyObject {
  var caption: String { get }
  var isLoading: Bool { get }
  var picture: CatPicture? { get }
  var canLoad: Bool { get }
  var canCancel: Bool { get }
  var canEdit: Bool { get }
}

/// What the view hands on: each thing that the user does.
protocol LoadCatEventHandler: AnyObject {
  func loadPressed()
  func cancelPressed()
  func editPressed()
}

// MARK: Presenter and its two parts

/// What data source and event handler have in common, and the presenter keeps.
protocol LoadCatSuperPresenter: AnyObject {
  var data: LoadCatData { get }
}

/// What the loader is about, before it is put into words.
nonisolated struct LoadCatData: Equatable, Sendable {
  var isLoading = false
  var address = ""
  var failure: CatError?
  var picture: Bitmap?
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
struct LoadCatModule: LoadCatPage {
  let provider: any CatProvider
  let root: RootRoute

  func scene() -> any Scene {
    let interactor = LoadCatInteractor(provider: provider)
    let router = LoadCatRouter(root: root)
    let dataSource = LoadCatDataPresenter()
    let eventHandler = LoadCatEventPresenter(interactor: interactor, router: router)
    let presenter = LoadCatPresenter(dataSource: dataSource, eventHandler: eventHandler)
    let view = LoadCatView(presenter: presenter)
    interactor.output = presenter
    router.host = view
    dataSource.superPresenter = presenter
    eventHandler.superPresenter = presenter
    presenter.view = view
    return view
  }
}
