import Shared
import TerminalUI

/// Messages from NewScene to the controller that presented it.
protocol NewSceneViewControllerDelegate: AnyObject {
  func newSceneClosed()
}

/// Controls NewScene: follows its logic, and decides what its view shows.
final class NewSceneViewController {
  weak var delegate: (any NewSceneViewControllerDelegate)?
  private(set) var alert: Screen.Alert? { didSet { onChange() } }

  private let view: any NewSceneViewing & View
  private let logic: any NewSceneLogic
  private let formatter = NewSceneFormatter()

  init(view: any NewSceneViewing & View, logic: any NewSceneLogic) {
    self.view = view
    self.logic = logic
    view.delegate = self
    logic.onChange = { [weak self] in self?.reload() }
    reload()
  }

  private func reload() {
    do throws(TodoStoreError) {
      view.left = formatter.left(try logic.load())
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
