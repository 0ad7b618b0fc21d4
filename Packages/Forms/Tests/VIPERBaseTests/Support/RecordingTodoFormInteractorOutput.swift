import Shared

@testable import VIPERBase

/// Records the interactor's answers.
final class RecordingTodoFormInteractorOutput: TodoFormInteractorOutput {
  enum Answer: Equatable {
    case started(TodoFormResponse)
    case dueMoved(to: CalendarDay)
    case saved(TodoItem.ID)
    case titleRefused(TodoTitle.Invalid)
    case saveFailed(reason: String)
  }

  private(set) var answers: [Answer] = []

  func started(_ response: TodoFormResponse) { answers.append(.started(response)) }
  func dueMoved(to due: CalendarDay) { answers.append(.dueMoved(to: due)) }
  func saved(_ id: TodoItem.ID) { answers.append(.saved(id)) }
  func titleRefused(_ reason: TodoTitle.Invalid) { answers.append(.titleRefused(reason)) }
  func saveFailed(reason: String) { answers.append(.saveFailed(reason: reason)) }
}
