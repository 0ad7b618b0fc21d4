import Shared

// MARK: View and presenter

/// The view as its presenter sees it: it is notified when there is new data to pull.
protocol TodoFormViewProtocol: AnyObject {
  func dataChanged()
}

/// The presenter as its view sees it: a source of data, and a handler of events.
protocol TodoFormPresenterProtocol: AnyObject {
  var dataSource: any TodoFormDataSource { get }
  var eventHandler: any TodoFormEventHandler { get }
}

/// The data that the view pulls when it is drawn.
protocol TodoFormDataSource: AnyObject {
  var heading: String { get }
  var title: String { get }
  var due: String { get }
  var message: String { get }
  var alert: SceneAlert? { get }
}

/// Receives the view's events: one for appearing, and one per user action.
protocol TodoFormEventHandler: AnyObject {
  func appeared()

  func titleChanged(to title: String)
  func dueMoved(byDays days: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

// MARK: Presenter and its two parts

/// The state that data source and event handler share, kept by the presenter.
protocol TodoFormSuperPresenter: AnyObject {
  /// Nil until the interactor has started.
  var data: TodoFormData? { get set }
}

/// The data of the form before it is turned into text.
nonisolated struct TodoFormData: Equatable, Sendable {
  let isNew: Bool
  var title: String
  var due: CalendarDay
  /// Why the title was rejected.
  var refusal: TodoTitle.Invalid?
  /// Why the save failed.
  var failure: String?
}

// MARK: Presenter and interactor

/// What the presenter asks of the interactor.
protocol TodoFormInteractorProtocol: AnyObject {
  func start()
  func changeTitle(to title: String)
  func moveDue(byDays days: Int)
  func save()
}

/// What the interactor answers.
protocol TodoFormInteractorOutput: AnyObject {
  func started(_ response: TodoFormResponse)
  func dueMoved(to due: CalendarDay)
  func saved(_ id: TodoItem.ID)
  func titleRefused(_ reason: TodoTitle.Invalid)
  func saveFailed(reason: String)
}

/// What the interactor hands to the presenter: plain values, no entities.
nonisolated struct TodoFormResponse: Equatable, Sendable {
  let isNew: Bool
  let title: String
  let due: CalendarDay
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol TodoFormRouterProtocol: AnyObject {
  func close()
}
