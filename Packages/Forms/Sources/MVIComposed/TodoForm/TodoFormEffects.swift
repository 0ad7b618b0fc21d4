import Shared

/// What the form can ask of the world; nothing else in the scene touches the store or the clock.
nonisolated struct TodoFormEffects {
  let store: any TodoStore
  let clock: any WallClock

  func save(_ draft: TodoDraft) -> Effect<TodoFormAction> {
    .perform { send in
      do throws(TodoStoreError) {
        send(.delegate(.saved(try store.save(draft, now: clock.now))))
      } catch {
        send(.saveFailed(reason: error.description))
      }
    }
  }
}
