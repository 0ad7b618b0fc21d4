import Shared

/// Performs the side effects of NewScene; nothing else in the scene touches the store.
final class NewSceneEffects {
  private let store: any TodoStore
  private var observation: TodoStoreObservation?

  init(store: any TodoStore) {
    self.store = store
  }

  func perform(_ effect: NewSceneEffect, send: @escaping (NewSceneIntent) -> Void) {
    switch effect {
    case .observe: observation = store.observeOnMainActor { _ in send(.storeChanged) }
    case .stopObserving: observation = nil
    case .load: load(send: send)
    }
  }

  private func load(send: (NewSceneIntent) -> Void) {
    do throws(TodoStoreError) {
      send(.loaded(count: try store.todos().activeCount))
    } catch {
      send(.loadFailed(reason: error.description))
    }
  }
}
