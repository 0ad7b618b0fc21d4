@testable import VIPERObserved

/// A presenter that decides nothing and records the calls of its view; like every presenter, it has
/// to show the title that was typed.
final class RecordingTodoFormPresenter: TodoFormPresenterProtocol {
  enum Call: Equatable {
    case appeared
    case titleChanged(to: String)
    case dueMoved(byDays: Int)
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  weak var viewModel: TodoFormViewModel?
  private(set) var calls: [Call] = []

  func appeared() { calls.append(.appeared) }

  func titleChanged(to title: String) {
    calls.append(.titleChanged(to: title))
    viewModel?.title = title
  }

  func dueMoved(byDays days: Int) { calls.append(.dueMoved(byDays: days)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
