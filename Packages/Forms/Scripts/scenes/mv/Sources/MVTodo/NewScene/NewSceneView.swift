import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Draws how many todos of the model are left, and has the model load them again.
final class NewSceneView {
  private let model: TodosModel
  private let onClosed: () -> Void
  private let formatter = NewSceneFormatter()
  private lazy var rendered = Observed { [unowned self] in render() }

  init(model: TodosModel, onClosed: @escaping () -> Void) {
    self.model = model
    self.onClosed = onClosed
  }
}

extension NewSceneView: Scene {
  var screen: Screen { rendered.value }

  var onChange: () -> Void {
    get { rendered.onChange }
    set { rendered.onChange = newValue }
  }

  private func render() -> Screen {
    Screen(title: "NewScene", content: [.text(left)], actions: actions, alert: alert)
  }

  private var left: String {
    model.today == nil ? "" : formatter.left(model.todos.activeCount)
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action("r", title: "Reload"),
      Screen.Action(.enter, .escape, title: "Close"),
    ]
  }

  private var alert: Screen.Alert? {
    model.loadFailure.map {
      Screen.Alert(Notice(formatter.loadFailure, reason: $0.description))
    }
  }

  func press(_ key: Key) {
    switch key {
    case "r": model.load()
    case .enter, .escape: onClosed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    model.loadFailure = nil
  }
}
