import Presentation
import Shared

// MARK: View and presenter

/// What the presenter tells the view to show.
protocol TodoFormViewProtocol: AnyObject {
  func showHeading(_ heading: String)
  func showTitle(_ title: String)
  func showDue(_ due: String)
  func showMessage(_ message: String)
  func showNotice(_ notice: Notice)
  func dismissAlert()
}

/// What the view tells the presenter: that it appeared, and each thing that the user does.
protocol TodoFormPresenterProtocol: AnyObject {
  func appeared()

  func titleChanged(to title: String)
  func dueMoved(byDays days: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

// MARK: Presenter and use cases

/// What the use cases hand to the presenter: plain values, no entities.
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
