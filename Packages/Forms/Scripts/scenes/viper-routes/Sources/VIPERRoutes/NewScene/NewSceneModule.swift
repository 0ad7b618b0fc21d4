import Shared
import TerminalUI

// MARK: View and presenter

/// What the presenter tells the view: that there is something new to pull.
protocol NewSceneViewProtocol: AnyObject {
  func dataChanged()
}

/// What the view knows of its presenter: where data come from, and where events go.
protocol NewScenePresenterProtocol: AnyObject {
  var dataSource: any NewSceneDataSource { get }
  var eventHandler: any NewSceneEventHandler { get }
}

/// What the view pulls when it is drawn.
protocol NewSceneDataSource: AnyObject {
  var left: String { get }
  var alert: SceneAlert? { get }
}

/// What the view hands on: that it appeared, and each thing that the user does.
protocol NewSceneEventHandler: AnyObject {
  func appeared()

  func reloadPressed()
  func closePressed()
  func alertAnswered()
}

// MARK: Presenter and its two parts

/// What data source and event handler have in common, and the presenter keeps.
protocol NewSceneSuperPresenter: AnyObject {
  var data: NewSceneData { get set }
}

/// What NewScene is about, before it is put into words.
nonisolated struct NewSceneData: Equatable, Sendable {
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  var left: Int?
  /// Why the todos couldn't be loaded.
  var failure: String?
}

// MARK: Presenter and interactor

/// What the presenter asks of the interactor.
protocol NewSceneInteractorProtocol: AnyObject {
  func load()
}

/// What the interactor answers.
protocol NewSceneInteractorOutput: AnyObject {
  func loaded(_ response: NewSceneResponse)
  func loadFailed(reason: String)
}

/// What the interactor hands to the presenter: plain values, no entities.
nonisolated struct NewSceneResponse: Equatable, Sendable {
  let left: Int
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol NewSceneRouterProtocol: AnyObject {
  func close()
}

// MARK: Builder

/// Assembles NewScene; nobody else knows all of its parts.
struct NewSceneModule: NewScenePage {
  let store: any TodoStore

  func scene(host: any Presenting) -> any Scene {
    let interactor = NewSceneInteractor(store: store)
    let router = NewSceneRouter(host: host)
    let dataSource = NewSceneDataPresenter()
    let eventHandler = NewSceneEventPresenter(interactor: interactor, router: router)
    let presenter = NewScenePresenter(dataSource: dataSource, eventHandler: eventHandler)
    let view = NewSceneView(presenter: presenter)
    interactor.output = presenter
    dataSource.superPresenter = presenter
    eventHandler.superPresenter = presenter
    presenter.view = view
    return view
  }
}
