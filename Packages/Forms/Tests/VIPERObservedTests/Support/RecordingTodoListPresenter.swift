@testable import VIPERObserved

/// A presenter that decides nothing and records the calls of its view.
final class RecordingTodoListPresenter: TodoListPresenterProtocol {
  enum Call: Equatable {
    case appeared
    case selectionMoved(by: Int)
    case addPressed
    case editPressed
    case donePressed
    case deletePressed
    case filterPressed
    case clearDonePressed
    case alertAnswered(Bool)
  }

  private(set) var calls: [Call] = []

  func appeared() { calls.append(.appeared) }
  func selectionMoved(by rows: Int) { calls.append(.selectionMoved(by: rows)) }
  func addPressed() { calls.append(.addPressed) }
  func editPressed() { calls.append(.editPressed) }
  func donePressed() { calls.append(.donePressed) }
  func deletePressed() { calls.append(.deletePressed) }
  func filterPressed() { calls.append(.filterPressed) }
  func clearDonePressed() { calls.append(.clearDonePressed) }
  func alertAnswered(_ yes: Bool) { calls.append(.alertAnswered(yes)) }
}
