@testable import MVCDecoupled

/// A controller that decides nothing and records the calls of its view.
final class RecordingTodoFormViewDelegate: TodoFormViewDelegate {
  enum Call: Equatable {
    case titleChanged(to: String)
    case dueMoved(byDays: Int)
    case savePressed
    case cancelPressed
  }

  private(set) var calls: [Call] = []

  func titleChanged(to title: String) { calls.append(.titleChanged(to: title)) }
  func dueMoved(byDays days: Int) { calls.append(.dueMoved(byDays: days)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
}
