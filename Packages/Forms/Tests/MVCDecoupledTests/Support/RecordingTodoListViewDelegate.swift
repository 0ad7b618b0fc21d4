@testable import MVCDecoupled

/// A controller that decides nothing and records the calls of its view.
final class RecordingTodoListViewDelegate: TodoListViewDelegate {
  enum Call: Equatable {
    case selectionMoved(by: Int)
    case addPressed
    case editPressed
    case donePressed
    case deletePressed
    case filterPressed
    case clearDonePressed
  }

  private(set) var calls: [Call] = []

  func selectionMoved(by rows: Int) { calls.append(.selectionMoved(by: rows)) }
  func addPressed() { calls.append(.addPressed) }
  func editPressed() { calls.append(.editPressed) }
  func donePressed() { calls.append(.donePressed) }
  func deletePressed() { calls.append(.deletePressed) }
  func filterPressed() { calls.append(.filterPressed) }
  func clearDonePressed() { calls.append(.clearDonePressed) }
}
