@testable import VIPERRoutes

/// A presenter that has what the test sets, decides nothing and records the calls of its view.
final class RecordingTodoFormPresenter: TodoFormPresenterProtocol, TodoFormDataSource {
  enum Call: Equatable {
    case appeared
    case titleChanged(to: String)
    case dueMoved(byDays: Int)
    case savePressed
    case cancelPressed
    case alertAnswered
  }

  private(set) var calls: [Call] = []

  var dataSource: any TodoFormDataSource { self }
  var eventHandler: any TodoFormEventHandler { self }

  var heading = ""
  var title = ""
  var due = ""
  var message = ""
  var alert: SceneAlert?
}

extension RecordingTodoFormPresenter: TodoFormEventHandler {
  func appeared() { calls.append(.appeared) }

  func titleChanged(to title: String) {
    calls.append(.titleChanged(to: title))
    self.title = title
  }

  func dueMoved(byDays days: Int) { calls.append(.dueMoved(byDays: days)) }
  func savePressed() { calls.append(.savePressed) }
  func cancelPressed() { calls.append(.cancelPressed) }
  func alertAnswered() { calls.append(.alertAnswered) }
}
