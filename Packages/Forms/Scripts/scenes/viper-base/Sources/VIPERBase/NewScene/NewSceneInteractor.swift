import Shared

/// NewScene's business logic: follows the store, and counts the todos left.
final class NewSceneInteractor {
  weak var output: (any NewSceneInteractorOutput)?

  private let store: any TodoStore
  private var observation: TodoStoreObservation?

  init(store: any TodoStore) {
    self.store = store
    observation = store.observeOnMainActor { [weak self] _ in self?.load() }
  }
}

extension NewSceneInteractor: NewSceneInteractorProtocol {
  func load() {
    do throws(TodoStoreError) {
      output?.loaded(NewSceneResponse(left: try store.todos().activeCount))
    } catch {
      output?.loadFailed(reason: error.description)
    }
  }
}
