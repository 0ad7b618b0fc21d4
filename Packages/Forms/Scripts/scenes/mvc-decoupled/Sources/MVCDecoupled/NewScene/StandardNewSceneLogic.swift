import Shared

/// NewScene's business logic: follows a store, and counts the todos left.
final class StandardNewSceneLogic {
  var onChange: () -> Void = {}

  private let store: any TodoStore
  private var observation: TodoStoreObservation?

  init(store: any TodoStore) {
    self.store = store
    observation = store.observeOnMainActor { [weak self] _ in self?.onChange() }
  }
}

extension StandardNewSceneLogic: NewSceneLogic {
  func load() throws(TodoStoreError) -> Int {
    try store.todos().activeCount
  }
}
