import Shared

/// What NewScene's view may know of the model: it reads it, and hears that it changed.
protocol NewSceneReading: AnyObject {
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  var left: Int? { get }

  func observe(by observer: AnyObject, _ onChange: @escaping () -> Void)
}

/// How many todos are left: follows the store, and tells its observers, whoever they are.
final class NewSceneModel {
  private(set) var left: Int?
  /// Why the last load failed, if it did; then all else is as it was.
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
