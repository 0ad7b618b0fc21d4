import Shared

// MARK: View and presenter

/// What the view tells the presenter: that it appeared, and each thing that the user does.
protocol TodoFormPresenterProtocol: AnyObject {
  func appeared()

  func titleChanged(to title: String)
  func dueMoved(byDays days: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
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

// MARK: The scene and whoever presents it

/// The todo that is to be edited.
nonisolated struct TodoFormRequest: Equatable, Sendable {
  let id: TodoItem.ID
  let title: String
  let due: CalendarDay
}

/// What the scene tells whoever presents it.
protocol TodoFormModuleOutput: AnyObject {
  func todoFormSaved(_ id: TodoItem.ID)
}
