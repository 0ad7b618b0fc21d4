@testable import MVPPresentation

/// A presenter that presents what it is given, and records the calls of its view.
final class RecordingTodoFormPresenter: TodoFormPresenterProtocol {
  enum Call: Equatable {
    case attached
    case titleChanged(to: String)
    case dueMoved(byDays: Int)
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  var presentation = TodoFormPresentation(heading: "", title: "", due: "")
  private(set) var calls: [Call] = []

  func attach(_ view: any TodoFormViewProtocol) { calls.append(.attached) }
  func titleChanged(to title: String) { calls.append(.titleChanged(to: title)) }
  func dueMoved(byDays days: Int) { calls.append(.dueMoved(byDays: days)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
