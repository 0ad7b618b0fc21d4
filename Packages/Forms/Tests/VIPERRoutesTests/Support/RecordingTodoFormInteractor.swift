@testable import VIPERRoutes

/// An interactor without business logic that records its requests.
final class RecordingTodoFormInteractor: TodoFormInteractorProtocol {
  enum Call: Equatable {
    case start
    case changeTitle(to: String)
    case moveDue(byDays: Int)
    case save
  }

  private(set) var calls: [Call] = []

  func start() { calls.append(.start) }
  func changeTitle(to title: String) { calls.append(.changeTitle(to: title)) }
  func moveDue(byDays days: Int) { calls.append(.moveDue(byDays: days)) }
  func save() { calls.append(.save) }
}
