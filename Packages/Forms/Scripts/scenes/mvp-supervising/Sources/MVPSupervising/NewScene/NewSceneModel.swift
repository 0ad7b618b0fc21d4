import Shared

/// NewScene's model as its view sees it: the view reads it and observes changes.
protocol NewSceneReading: AnyObject {
  /// Nil until the first successful load.
  var left: Int? { get }

  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void)
}

/// Counts the todos left: follows the store, and notifies its observers without knowing them.
final class NewSceneModel {
  private(set) var left: Int?
  /// Why the last load failed, or nil; a failed load changes nothing else.
  private(set) var failure: TodoStoreError?

  private let store: any TodoStore
  private var observation: TodoStoreObservation?
  private var observers = Observers()

  init(store: any TodoStore) {
    self.store = store
    observation = store.observeOnMainActor { [weak self] _ in self?.load() }
  }

  func load() {
    do throws(TodoStoreError) {
      left = try store.todos().activeCount
      failure = nil
    } catch {
      failure = error
    }
    observers.notify()
  }
}

extension NewSceneModel: NewSceneReading {
  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void) {
    observers.add(observer, onChange)
  }
}
