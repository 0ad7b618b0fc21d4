import Foundation
import Shared

/// Called by the presenter when the user submits the form.
protocol SaveTodoUseCase: AnyObject {
  func save()
}

/// Receives the results of saving.
protocol SaveTodoOutput: AnyObject {
  func saved(_ id: TodoItem.ID)
  func titleRefused(_ reason: TodoTitle.Invalid)
  func saveFailed(reason: String)
}

/// The data access that saving a todo needs.
protocol SaveTodoPort: AnyObject {
  var draft: TodoDraftEntity? { get }

  /// Adds a todo or changes the edited one, and returns its id.
  func save(_ draft: TodoDraftEntity, now: Date) throws(DataFailure) -> TodoItem.ID
}

/// Saves the draft if its title is valid.
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
