import Presentation

@testable import VIPERRoutes

/// A presenter that has what the test sets, decides nothing and records the calls of its view.
final class RecordingTodoListPresenter: TodoListPresenterProtocol, TodoListDataSource {
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
    case request(forTodo: Int64)
    case formLinked(TodoFormRequest)
  }

  private(set) var calls: [Call] = []

  var dataSource: any TodoListDataSource { self }
  var eventHandler: any TodoListEventHandler { self }

  var summary = ""
  var filter = ""
  var placeholder: String?
  var sections: [TodoListSection] = []
  var selection: Int?
  var canUseSelected = false
  var canClearDone = false
  var alert: SceneAlert?
}

extension RecordingTodoListPresenter: TodoListEventHandler {
  func appeared() { calls.append(.appeared) }
  func selectionMoved(by rows: Int) { calls.append(.selectionMoved(by: rows)) }
  func addPressed() { calls.append(.addPressed) }
  func editPressed() { calls.append(.editPressed) }
  func donePressed() { calls.append(.donePressed) }
  func deletePressed() { calls.append(.deletePressed) }
  func filterPressed() { calls.append(.filterPressed) }
  func clearDonePressed() { calls.append(.clearDonePressed) }
  func alertAnswered(_ yes: Bool) { calls.append(.alertAnswered(yes)) }

  func request(forTodo id: Int64) throws(LinkError) -> TodoFormRequest {
    calls.append(.request(forTodo: id))
    throw .missingTodo(id)
  }

  func formLinked(_ request: TodoFormRequest) { calls.append(.formLinked(request)) }
}
