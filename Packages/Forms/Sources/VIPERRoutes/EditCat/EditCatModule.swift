import Presentation
import Shared
import TerminalUI

// MARK: View and presenter

/// What the presenter tells the view: that there is something new to pull.
protocol EditCatViewProtocol: AnyObject {
  func dataChanged()
}

/// What the view knows of its presenter: where data come from, and where events go.
protocol EditCatPresenterProtocol: AnyObject {
  var dataSource: any EditCatDataSource { get }
  var eventHandler: any EditCatEventHandler { get }
}

/// What the view pulls when it is drawn.
protocol EditCatDataSource: AnyObject {
  var picture: CatPicture? { get }
  var choices: [String] { get }
  /// The chosen one, counted over all choices.
  var selection: Int { get }
  var isFiltering: Bool { get }
  var isSaving: Bool { get }
  var canChoose: Bool { get }
  var canSave: Bool { get }
  var alert: SceneAlert? { get }
}

/// What the view hands on: that it appeared, and each thing that the user does.
protocol EditCatEventHandler: AnyObject {
  func appeared()

  func choiceMoved(by rows: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

// MARK: Presenter and its two parts

/// What data source and event handler have in common, and the presenter keeps.
protocol EditCatSuperPresenter: AnyObject {
  /// Nothing before the interactor has started.
  var data: EditCatData? { get set }
}

/// What the editor is about, before it is put into words.
nonisolated struct EditCatData: Equatable, Sendable {
  enum Phase: Equatable {
    case idle
    case filtering
    case saving
    // How a save ended, until it was read.
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
