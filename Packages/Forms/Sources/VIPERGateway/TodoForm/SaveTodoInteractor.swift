import Foundation
import Shared

/// What the presenter asks for when the form is done.
protocol SaveTodoUseCase: AnyObject {
  func save()
}

/// What saving answers.
protocol SaveTodoOutput: AnyObject {
  func saved(_ id: TodoItem.ID)
  func titleRefused(_ reason: TodoTitle.Invalid)
  func saveFailed(reason: String)
}

/// What saving needs of whatever keeps todos.
protocol SaveTodoPort: AnyObject {
  var draft: TodoDraftEntity? { get }

  /// Adds a todo, or changes the one that is edited, and answers with its id.
  func save(_ draft: TodoDraftEntity, now: Date) throws(DataFailure) -> TodoItem.ID
}

/// Saves what the draft says, under a title that keeps the rules.
final class SaveTodoInteractor {
  weak var output: (any SaveTodoOutput)?

  private let data: any SaveTodoPort
  private let clock: any WallClock

  init(data: any SaveTodoPort, clock: any WallClock) {
    self.data = data
    self.clock = clock
  }
}

extension SaveTodoInteractor: SaveTodoUseCase {
  func save() {
    guard let draft = data.draft else { return }
    do {
      let validated = draft.titled(try TodoTitle.validate(draft.title))
      output?.saved(try data.save(validated, now: clock.now))
    } catch let error as TodoTitle.Invalid {
      output?.titleRefused(error)
    } catch {
      output?.saveFailed(reason: "\(error)")
    }
  }
}
