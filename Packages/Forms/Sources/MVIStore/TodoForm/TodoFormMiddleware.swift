import Shared

/// Saves what is to be saved; nothing else in the scene touches the store of todos or the clock.
final class TodoFormMiddleware: AppMiddleware {
  private let store: any TodoStore
  private let clock: any WallClock

  init(store: any TodoStore, clock: any WallClock) {
    self.store = store
    self.clock = clock
  }

  func respond(
    to action: any Action, before: AppState, after: AppState, dispatch: @escaping Dispatch
  ) {
    // The reducer has said why, if the draft is invalid.
    if case TodoFormAction.savePressed = action, let draft = try? after.todoForm?.draft.validated()
    {
      dispatch(save(draft))
    }
  }

  private func save(_ draft: TodoDraft) -> TodoFormAction {
    do throws(TodoStoreError) {
      return .saved(try store.save(draft, now: clock.now))
    } catch {
      return .saveFailed(reason: error.description)
    }
  }
}
