import Presentation
import Shared

/// The values that the list's view binds to, and the actions that it calls.
protocol TodoListViewModelProtocol: AnyObject {
  var summary: ReadOnly<String> { get }
  var filterTitle: ReadOnly<String> { get }
  /// Shown instead of the rows when the list is empty.
  var placeholder: ReadOnly<String?> { get }
  var sections: ReadOnly<[TodoListSection]> { get }
  /// The selected row, counted over all sections.
  var selection: ReadOnly<Int?> { get }
  var canUseSelected: ReadOnly<Bool> { get }
  var canClearDone: ReadOnly<Bool> { get }
  var alert: ReadOnly<TodoListAlert?> { get }

  func appeared()

  func selectionMoved(by rows: Int)
  func addPressed()
  func editPressed()
  func donePressed()
  func deletePressed()
  func filterPressed()
  func clearDonePressed()
  func alertAnswered(_ yes: Bool)
}

/// What is asked or said before anything else, in words, and what a yes sets off.
nonisolated enum TodoListAlert: Equatable, Sendable {
  enum Change: Equatable, Sendable {
    case delete(TodoItem.ID)
    case deleteDone([TodoItem.ID])
  }

  case question(String, Change)
  case notice(Notice)
}
