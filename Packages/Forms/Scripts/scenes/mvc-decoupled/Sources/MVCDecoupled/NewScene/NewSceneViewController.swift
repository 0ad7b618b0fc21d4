import Shared
import TerminalUI

/// What NewScene tells the controller that presented it.
protocol NewSceneViewControllerDelegate: AnyObject {
  func newSceneClosed()
}

/// Controls NewScene: follows its logic, and decides what its view shows.
final class NewSceneViewController {
  weak var delegate: (any NewSceneViewControllerDelegate)?

  private let view: any NewSceneViewing
  private let logic: any NewSceneLogic
  private let formatter = NewSceneFormatter()

  init(view: any NewSceneViewing, logic: any NewSceneLogic) {
    self.view = view
    self.logic = logic
    view.delegate = self
    logic.onChange = { [weak self] in self?.reload() }
    reload()
  }

  private func reload() {
    do throws(TodoStoreError) {
      view.showLeft(formatter.left(try logic.load()))
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
