import Presentation
import Shared

// MARK: View and presenter

/// The view as its presenter sees it: it is notified when there is new data to pull.
protocol LoadCatViewProtocol: AnyObject {
  func dataChanged()
}

/// The presenter as its view sees it: a source of data, and a handler of events.
protocol LoadCatPresenterProtocol: AnyObject {
  var dataSource: any LoadCatDataSource { get }
  var eventHandler: any LoadCatEventHandler { get }
}

/// The data that the view pulls when it is drawn.
protocol LoadCatDataSource: AnyObject {
  var caption: String { get }
  var isLoading: Bool { get }
  var picture: CatPicture? { get }
  var canLoad: Bool { get }
  var canCancel: Bool { get }
  var canEdit: Bool { get }
}

/// Receives the view's events, one per user action.
protocol LoadCatEventHandler: AnyObject {
  func loadPressed()
  func cancelPressed()
  func editPressed()
}

// MARK: Presenter and its two parts

/// The state that data source and event handler share, kept by the presenter.
protocol LoadCatSuperPresenter: AnyObject {
  var data: LoadCatData { get }
}

/// The data of the loader before it is turned into text.
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
  func presentEditor(of picture: Bitmap)
}
