import Shared
import TerminalUI

/// What NewScene tells the controller that presented it.
protocol NewSceneViewControllerDelegate: AnyObject {
  func newSceneClosed()
}

/// Controls NewScene: owns its view, follows the store, and decides what is shown.
final class NewSceneViewController {
  weak var delegate: (any NewSceneViewControllerDelegate)?

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
      view.showLeft(formatter.left(todos.activeCount))
    } catch {
      view.showFailure(formatter.loadFailure, reason: error.description)
    }
  }
}

extension NewSceneViewController: Scene {
  var screen: Screen { view.screen }

  var onChange: () -> Void {
    get { view.onChange }
    set { view.onChange = newValue }
  }

  func press(_ key: Key) {
    view.press(key)
  }

  func answerAlert(_ yes: Bool) {
    view.answerAlert()
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
