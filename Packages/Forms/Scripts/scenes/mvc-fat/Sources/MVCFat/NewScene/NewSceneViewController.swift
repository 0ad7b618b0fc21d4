import Shared
import TerminalUI

/// Messages from NewScene to the controller that presented it.
protocol NewSceneViewControllerDelegate: AnyObject {
  func newSceneClosed()
}

/// The whole of NewScene: draws it, handles its keys, and follows the store.
final class NewSceneViewController {
  weak var delegate: (any NewSceneViewControllerDelegate)?
  var onChange: () -> Void = {}

  private let store: any TodoStore
  private let formatter = NewSceneFormatter()
  private var observation: TodoStoreObservation?

  private var left = "" { didSet { onChange() } }
  private var alert: Screen.Alert? { didSet { onChange() } }

  init(store: any TodoStore) {
    self.store = store
    observation = store.observeOnMainActor { [weak self] _ in self?.reload() }
    reload()
  }

  private func reload() {
    do throws(TodoStoreError) {
      let todos = try store.todos()
      left = formatter.left(todos.activeCount)
    } catch {
      alert = Screen.Alert(.notice, formatter.loadFailure, detail: error.description)
    }
  }
}

extension NewSceneViewController: Scene {
  var screen: Screen {
    Screen(title: "NewScene", content: [.text(left)], actions: actions, alert: alert)
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("r", title: "Reload"),
      Screen.Action(.enter, .escape, title: "Close"),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case "r": reloadPressed()
    case .enter, .escape: closePressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    alert = nil
  }
}

/// The actions of the keys.
extension NewSceneViewController {
  private func reloadPressed() {
    reload()
  }

  private func closePressed() {
    delegate?.newSceneClosed()
  }
}
