import Shared
import TerminalUI

/// Messages from NewScene to the controller that presented it.
protocol NewSceneViewControllerDelegate: AnyObject {
  func newSceneClosed()
}

/// Controls NewScene: owns its view, follows the store, and decides what is shown.
final class NewSceneViewController {
  weak var delegate: (any NewSceneViewControllerDelegate)?
  private(set) var alert: Screen.Alert? { didSet { onChange() } }

  private let store: any TodoStore
  private let formatter = NewSceneFormatter()
  private let view = NewSceneView()
  private var observation: TodoStoreObservation?

  init(store: any TodoStore) {
    self.store = store
    view.delegate = self
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
    reload()
  }

  private func reload() {
    do throws(TodoStoreError) {
      let todos = try store.todos()
      view.left = formatter.left(todos.activeCount)
    } catch {
      alert = Screen.Alert(.notice, formatter.loadFailure, detail: error.description)
    }
  }
}

extension NewSceneViewController: ViewController, Scene {
  var contentView: any View { view }

  func answerAlert(_ yes: Bool) {
    alert = nil
  }
}

extension NewSceneViewController: NewSceneViewDelegate {
  func reloadPressed() {
    reload()
  }

  func closePressed() {
    delegate?.newSceneClosed()
  }
}
