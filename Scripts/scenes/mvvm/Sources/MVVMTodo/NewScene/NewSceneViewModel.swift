import Observation
import Presentation
import Shared

/// The state of NewScene's view, ready to be shown, and what the user can do with it.
@Observable
final class NewSceneViewModel {
  /// Why the todos couldn't be loaded.
  private(set) var notice: Notice?

  private let store: any TodoStore
  private let onClosed: () -> Void
  private let formatter = NewSceneFormatter()
  @ObservationIgnored private var observation: TodoStoreObservation?

  /// Nil until the first successful load.
  private var count: Int?

  init(store: any TodoStore, onClosed: @escaping () -> Void) {
    self.store = store
    self.onClosed = onClosed
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
    reload()
  }

  private func reload() {
    do throws(TodoStoreError) {
      count = try store.todos().activeCount
    } catch {
      notice = Notice(formatter.loadFailure, reason: error.description)
    }
  }
}

/// The contents to show, derived from the state.
extension NewSceneViewModel {
  var left: String { count.map(formatter.left) ?? "" }
}

extension NewSceneViewModel {
  func reloadPressed() {
    reload()
  }

  func closePressed() {
    onClosed()
  }

  func alertAnswered() {
    notice = nil
  }
}
