@testable import MVPTodo

/// A presenter that decides nothing and remembers what its view told it.
final class RecordingTodoListPresenter: TodoListPresenterProtocol {
  enum Call: Equatable {
    case attached
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

  func attach(_ view: any TodoListViewProtocol) { calls.append(.attached) }
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
