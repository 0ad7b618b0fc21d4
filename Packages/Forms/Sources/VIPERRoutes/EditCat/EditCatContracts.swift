import Presentation
import Shared
import TerminalUI

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
  /// Nil until the interactor has started.
  var data: EditCatData? { get set }
}

/// The data of the editor before it is turned into text.
nonisolated struct EditCatData: Equatable, Sendable {
  enum Phase: Equatable {
    case idle
    case filtering
    case saving
    // The result of a save, until the user dismisses it.
    case saved(as: String)
    case failed(reason: String)
  }

  let picture: Bitmap
  var choice = PictureFilter.original
  var phase = Phase.idle
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

// MARK: Builder

/// Assembles the editor; nobody else knows all of its parts.
struct EditCatModule: EditCatPage {
  let processor: any PictureProcessor
  let library: any PhotoLibrary

  func scene(for request: EditCatRequest, host: any Presenting) -> any Scene {
    let interactor = EditCatInteractor(processor: processor, library: library, request: request)
    let router = EditCatRouter(host: host)
    let dataSource = EditCatDataPresenter()
    let eventHandler = EditCatEventPresenter(interactor: interactor, router: router)
    let presenter = EditCatPresenter(dataSource: dataSource, eventHandler: eventHandler)
    let view = EditCatView(presenter: presenter)
    interactor.output = presenter
    dataSource.superPresenter = presenter
    eventHandler.superPresenter = presenter
    presenter.view = view
    return view
  }
}
