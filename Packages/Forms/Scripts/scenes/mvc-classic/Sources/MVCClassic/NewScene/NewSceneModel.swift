import Shared

/// NewScene's model: follows the store, counts the todos left, and notifies its observers.
final class NewSceneModel {
  private(set) var left: Int?
  private(set) var failure: String?
  private(set) var isClosed = false

  private let store: any TodoStore
  private var observation: TodoStoreObservation?
  private var observers = ModelObservers()

  init(store: any TodoStore) {
    self.store = store
    observation = store.observeOnMainActor { [weak self] _ in self?.load() }
    load()
  }

  private func changed() {
    observers.notify()
  }
}

extension NewSceneModel: NewSceneReading {
  func addObserver(_ observer: any ModelObserver) {
    observers.add(observer)
  }
}

/// The actions of NewScene that its controller calls.
extension NewSceneModel {
  func load() {
    do throws(TodoStoreError) {
      left = try store.todos().activeCount
    } catch {
      failure = error.description
    }
    changed()
  }

  func closeFailure() {
    failure = nil
    changed()
  }

  func close() {
    isClosed = true
    changed()
  }
}
