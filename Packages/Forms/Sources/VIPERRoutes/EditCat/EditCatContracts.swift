import Presentation
import Shared

// MARK: View and presenter

/// The view as its presenter sees it: it is notified when there is new data to pull.
protocol EditCatViewProtocol: AnyObject {
  func dataChanged()
}

/// The presenter as its view sees it: a source of data, and a handler of events.
protocol EditCatPresenterProtocol: AnyObject {
  var dataSource: any EditCatDataSource { get }
  var eventHandler: any EditCatEventHandler { get }
}

/// The data that the view pulls when it is drawn.
protocol EditCatDataSource: AnyObject {
  var picture: CatPicture? { get }
  var choices: [String] { get }
  /// The index of the chosen filter among all choices.
  var selection: Int { get }
  var isFiltering: Bool { get }
  var isSaving: Bool { get }
  var canChoose: Bool { get }
  var canSave: Bool { get }
  var alert: SceneAlert? { get }
}

/// Receives the view's events: one for appearing, and one per user action.
protocol EditCatEventHandler: AnyObject {
  func appeared()

  func choiceMoved(by rows: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

// MARK: Presenter and its two parts

/// The state that data source and event handler share, kept by the presenter.
protocol EditCatSuperPresenter: AnyObject {
  /// The last answer; nil until the interactor has started.
  var response: EditCatResponse? { get }
  /// How saving ended, until the user dismisses it.
  var end: EditCatEnd? { get set }
}

/// How saving ended, before it is turned into text.
nonisolated enum EditCatEnd: Equatable, Sendable {
  case saved(as: String)
  case failed(reason: String)
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
  func changed(_ response: EditCatResponse)
  func saved(as name: String)
  func saveFailed(reason: String)
}

/// What the interactor hands to the presenter: plain values.
nonisolated struct EditCatResponse: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case idle
    case filtering
    case saving
    case saved
  }

  let picture: Bitmap
  let filter: PictureFilter
  let phase: Phase
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol EditCatRouterProtocol: AnyObject {
  func close()
}
