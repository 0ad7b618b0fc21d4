import Presentation

@testable import MVVMRouted

/// A view model that decides nothing: it has what the test sets, and records its view's calls.
final class RecordingTodoListViewModel: TodoListViewModelProtocol {
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

  let summaryValue = Observable("")
  let filterTitleValue = Observable("")
  let placeholderValue = Observable<String?>(nil)
  let sectionsValue = Observable<[TodoListSection]>([])
  let selectionValue = Observable<Int?>(nil)
  let canUseSelectedValue = Observable(false)
  let canClearDoneValue = Observable(false)
  let alertValue = Observable<TodoListAlert?>(nil)

  private(set) var calls: [Call] = []

  var summary: ReadOnly<String> { summaryValue.map(\.self) }
  var filterTitle: ReadOnly<String> { filterTitleValue.map(\.self) }
  var placeholder: ReadOnly<String?> { placeholderValue.map(\.self) }
  var sections: ReadOnly<[TodoListSection]> { sectionsValue.map(\.self) }
  var selection: ReadOnly<Int?> { selectionValue.map(\.self) }
  var canUseSelected: ReadOnly<Bool> { canUseSelectedValue.map(\.self) }
  var canClearDone: ReadOnly<Bool> { canClearDoneValue.map(\.self) }
  var alert: ReadOnly<TodoListAlert?> { alertValue.map(\.self) }

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
