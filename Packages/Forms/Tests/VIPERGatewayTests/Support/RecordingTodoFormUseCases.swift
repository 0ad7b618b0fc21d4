@testable import VIPERGateway

/// All use cases of the form, without business logic; they record their requests.
final class RecordingTodoFormUseCases: StartDraftUseCase, ChangeTitleUseCase, MoveDueUseCase,
  SaveTodoUseCase
{
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

extension TodoFormPresenter {
  convenience init(useCases: RecordingTodoFormUseCases, router: any TodoFormRouterProtocol) {
    self.init(
      startDraft: useCases, changeTitle: useCases, moveDue: useCases, saveTodo: useCases,
      router: router)
  }
}
