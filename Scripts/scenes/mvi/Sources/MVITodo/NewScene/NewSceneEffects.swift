import Shared

/// Performs the side effects of NewScene; nothing else in the scene touches the store.
final class NewSceneEffects {
  private let store: any TodoStore
  private var observation: TodoStoreObservation?

  init(store: any TodoStore) {
    self.store = store
  }

  func perform(_ effect: NewSceneEffect, answer: @escaping (NewSceneAnswer) -> Void) {
    switch effect {
    case .follow:
      observation = store.observeOnMainActor { [weak self] _ in self?.load(answer) }
      load(answer)
    case .stopFollowing: observation = nil
    case .load: load(answer)
    }
  }

  private func load(_ answer: (NewSceneAnswer) -> Void) {
    do throws(TodoStoreError) {
      answer(.loaded(count: try store.todos().activeCount))
    } catch {
      answer(.loadFailed(reason: error.description))
    }
  }
}
