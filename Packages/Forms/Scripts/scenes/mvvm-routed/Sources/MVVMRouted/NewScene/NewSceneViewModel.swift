import Shared

/// Has what NewScene's view shows, ready to be bound, and does what the user can do with it.
final class NewSceneViewModel {
  private let store: any TodoStore
  private let router: any NewSceneRouterProtocol
  private let formatter = NewSceneFormatter()
  private var observation: TodoStoreObservation?

  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  private let count = Observable<Int?>(nil)
  private let loadFailure = Observable<NewSceneFailure?>(nil)

  init(store: any TodoStore, router: any NewSceneRouterProtocol) {
    self.store = store
    self.router = router
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
    reload()
  }

  private func reload() {
    do throws(TodoStoreError) {
      count.value = try store.todos().activeCount
    } catch {
      loadFailure.value = NewSceneFailure(
        message: formatter.loadFailure, reason: error.description)
    }
  }
}

extension NewSceneViewModel: NewSceneViewModelProtocol {
  var left: ReadOnly<String> {
    count.map { [formatter] in $0.map(formatter.left) ?? "" }
  }

  var failure: ReadOnly<NewSceneFailure?> { loadFailure.map(\.self) }

  func reloadPressed() {
    reload()
  }

  func closePressed() {
    router.close()
  }

  func alertAnswered() {
    loadFailure.value = nil
  }
}
