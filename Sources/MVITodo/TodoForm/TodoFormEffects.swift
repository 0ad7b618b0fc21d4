import Shared

/// Does what the form asks of the world; nothing else in the scene touches the store or the clock.
final class TodoFormEffects {
  private let store: any TodoStore
  private let clock: any WallClock

  init(store: any TodoStore, clock: any WallClock) {
    self.store = store
    self.clock = clock
  }

  func perform(_ effect: TodoFormEffect, answer: (TodoFormAnswer) -> Void) {
    switch effect {
    case .save(let draft):
      do throws(TodoStoreError) {
        answer(.saved(try store.save(draft, now: clock.now)))
      } catch {
        answer(.saveFailed(reason: error.description))
      }
    }
  }
}
