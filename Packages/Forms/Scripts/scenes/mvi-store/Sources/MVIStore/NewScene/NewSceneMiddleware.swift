import Shared

/// Follows the store of todos while NewScene is open; nothing else in the scene touches it.
final class NewSceneMiddleware: AppMiddleware {
  private let store: any TodoStore
  private var observation: TodoStoreObservation?

  init(store: any TodoStore) {
    self.store = store
  }

  func respond(
    to action: any Action, before: AppState, after: AppState, dispatch: @escaping Dispatch
  ) {
    switch action {
    case NewSceneAction.opened:
      observation = store.observeOnMainActor { [weak self] _ in self?.load(dispatch) }
      load(dispatch)
    case NewSceneAction.reloadPressed:
      load(dispatch)
    case NewSceneAction.closePressed:
      observation = nil
    default:
      break
    }
  }

  private func load(_ dispatch: Dispatch) {
    do throws(TodoStoreError) {
      dispatch(NewSceneAction.loaded(count: try store.todos().activeCount))
    } catch {
      dispatch(NewSceneAction.loadFailed(reason: error.description))
    }
  }
}
