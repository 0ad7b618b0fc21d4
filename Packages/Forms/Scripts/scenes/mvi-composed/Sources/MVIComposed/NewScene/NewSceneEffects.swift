import Shared

/// What NewScene can ask of the world; nothing else in the scene touches the store.
nonisolated struct NewSceneEffects {
  let store: any TodoStore

  /// Loads now, and whenever the store changes.
  func follow() -> Effect<NewSceneAction> {
    .subscribe { send in
      let observation = store.observeOnMainActor { _ in load(send) }
      load(send)
      return { observation.cancel() }
    }
  }

  func load() -> Effect<NewSceneAction> {
    .perform { send in load(send) }
  }

  @MainActor private func load(_ send: Send<NewSceneAction>) {
    do throws(TodoStoreError) {
      send(.loaded(count: try store.todos().activeCount))
    } catch {
      send(.loadFailed(reason: error.description))
    }
  }
}
