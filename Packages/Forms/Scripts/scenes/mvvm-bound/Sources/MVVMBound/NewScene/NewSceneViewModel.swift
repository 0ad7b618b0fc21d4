import Presentation
import Shared

/// Provides the values that NewScene's view binds to, and handles the user's actions.
final class NewSceneViewModel {
  private let store: any TodoStore
  private let onClosed: () -> Void
  private let formatter = NewSceneFormatter()
  private var observation: TodoStoreObservation?

  /// Nil until the first successful load.
  private let count = Observable<Int?>(nil)
  private let loadFailure = Observable<Notice?>(nil)

  init(store: any TodoStore, onClosed: @escaping () -> Void) {
    self.store = store
    self.onClosed = onClosed
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
    reload()
  }

  private func reload() {
    do throws(TodoStoreError) {
      count.value = try store.todos().activeCount
    } catch {
      loadFailure.value = Notice(formatter.loadFailure, reason: error.description)
    }
  }
}

extension NewSceneViewModel {
  var left: ReadOnly<String> {
    count.map { [formatter] in $0.map(formatter.left) ?? "" }
  }

  var notice: ReadOnly<Notice?> { loadFailure.map(\.self) }

  func reloadPressed() {
    reload()
  }

  func closePressed() {
    onClosed()
  }

  func alertAnswered() {
    loadFailure.value = nil
  }
}
