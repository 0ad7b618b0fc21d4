import Shared

/// The data access that all of NewScene's use cases need.
protocol NewSceneDataManager: LoadNewScenePort {}

/// Knows the store, and turns its records into an entity.
final class StandardNewSceneDataManager {
  var onChange: () -> Void = {}

  private let store: any TodoStore
  private var observation: TodoStoreObservation?

  init(store: any TodoStore) {
    self.store = store
    observation = store.observeOnMainActor { [weak self] _ in self?.onChange() }
  }
}

extension StandardNewSceneDataManager: NewSceneDataManager {
  func load() throws(DataFailure) -> NewSceneEntity {
    let todos = try DataFailure.wrapping(try store.todos())
    return NewSceneEntity(left: todos.activeCount)
  }
}
