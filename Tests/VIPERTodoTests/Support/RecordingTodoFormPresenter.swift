@testable import VIPERTodo

/// A presenter that decides nothing and remembers what its view told it.
final class RecordingTodoFormPresenter: TodoFormPresenterProtocol {
  enum Call: Equatable {
    case appeared
    case titleChanged(to: String)
    case dueMoved(byDays: Int)
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  private(set) var calls: [Call] = []

  func appeared() { calls.append(.appeared) }
  func titleChanged(to title: String) { calls.append(.titleChanged(to: title)) }
  func dueMoved(byDays days: Int) { calls.append(.dueMoved(byDays: days)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
