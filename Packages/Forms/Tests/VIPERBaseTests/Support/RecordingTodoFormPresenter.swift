@testable import VIPERBase

/// A presenter that decides nothing and records the calls of its view.
final class RecordingTodoFormPresenter: TodoFormPresenterProtocol {
  enum Call: Equatable {
    case appeared
    case titleChanged(to: String)
    case dueMoved(byDays: Int)
    case savePressed
    case cancelPressed
  }

  private(set) var calls: [Call] = []

  func appeared() { calls.append(.appeared) }
  func titleChanged(to title: String) { calls.append(.titleChanged(to: title)) }
  func dueMoved(byDays days: Int) { calls.append(.dueMoved(byDays: days)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
}
