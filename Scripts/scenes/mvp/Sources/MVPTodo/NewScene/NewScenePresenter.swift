import Presentation
import Shared

/// Messages from NewScene to its presenter: that it is there, and each user action.
protocol NewScenePresenterProtocol: AnyObject {
  func attach(_ view: any NewSceneViewProtocol)

  func reloadPressed()
  func closePressed()
  func alertAnswered()
}

/// Messages from NewScene's presenter to the presenter that made it.
protocol NewScenePresenterDelegate: AnyObject {
  func newSceneClosed()
}

/// Presents NewScene: follows the store, and directs a passive view.
final class NewScenePresenter {
  weak var delegate: (any NewScenePresenterDelegate)?

  private weak var view: (any NewSceneViewProtocol)?

  private let store: any TodoStore
  private let formatter = NewSceneFormatter()
  private var observation: TodoStoreObservation?

  private var notice: Notice? { didSet { showNotice() } }

  init(store: any TodoStore) {
    self.store = store
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
  }

  private func reload() {
    do throws(TodoStoreError) {
      let todos = try store.todos()
      view?.showLeft(formatter.left(todos.activeCount))
    } catch {
      notice = Notice(formatter.loadFailure, reason: error.description)
    }
  }

  private func showNotice() {
    if let notice { view?.showNotice(notice) } else { view?.dismissAlert() }
  }
}

extension NewScenePresenter: NewScenePresenterProtocol {
  func attach(_ view: any NewSceneViewProtocol) {
    self.view = view
    showNotice()
    reload()
  }

  func reloadPressed() {
    reload()
  }

  func closePressed() {
    delegate?.newSceneClosed()
  }

  func alertAnswered() {
    notice = nil
  }
}
