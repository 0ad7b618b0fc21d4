import Presentation
import Shared

/// Messages from NewScene to its presenter: that it is there, and each user action.
protocol NewScenePresenterProtocol: AnyObject {
  var presentation: NewScenePresentation { get }

  func attach(_ view: any NewSceneViewProtocol)

  func reloadPressed()
  func closePressed()
  func alertAnswered()
}

/// Messages from NewScene's presenter to the presenter that made it.
protocol NewScenePresenterDelegate: AnyObject {
  func newSceneClosed()
}

/// Presents NewScene: follows the store, and keeps the presentation for its view to read.
final class NewScenePresenter {
  weak var delegate: (any NewScenePresenterDelegate)?

  private(set) var presentation = NewScenePresentation() {
    didSet { view?.presentationChanged() }
  }

  private weak var view: (any NewSceneViewProtocol)?

  private let store: any TodoStore
  private let formatter = NewSceneFormatter()
  private var observation: TodoStoreObservation?

  init(store: any TodoStore) {
    self.store = store
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
    reload()
  }

  private func reload() {
    do throws(TodoStoreError) {
      let todos = try store.todos()
      presentation.left = formatter.left(todos.activeCount)
    } catch {
      presentation.notice = Notice(formatter.loadFailure, reason: error.description)
    }
  }
}

extension NewScenePresenter: NewScenePresenterProtocol {
  func attach(_ view: any NewSceneViewProtocol) {
    self.view = view
    view.presentationChanged()
  }

  func reloadPressed() {
    reload()
  }

  func closePressed() {
    delegate?.newSceneClosed()
  }

  func alertAnswered() {
    presentation.notice = nil
  }
}
