import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the list and passes its user's actions on.
final class TodoListView: Scene, AlertingView {
  var onChange: () -> Void = {}
  var alert: Screen.Alert?
  private(set) var presented: (any Scene)?

  private let output: any TodoListViewOutput
  /// `nil` until todos have been loaded.
  private var list: TodoListDisplayData?

  init(output: any TodoListViewOutput) {
    self.output = output
  }

  var screen: Screen {
    Screen(title: "Todos", content: content, actions: actions, alert: alert)
  }

  func appeared() {
    output.viewDidAppear()
  }

  func press(_ key: Key) {
    switch key {
    case .up: output.didMoveSelection(by: -1)
    case .down: output.didMoveSelection(by: 1)
    case "a": output.didChooseAdd()
    case .enter: output.didChooseEdit()
    case .space: output.didChooseToggle()
    case "d": output.didChooseDelete()
    case "f": output.didChooseNextFilter()
    case "c": output.didChooseClear()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    hideAlert()
    output.didAnswerAlert(yes)
  }

  private var content: [Screen.Content] {
    guard let list else { return [] }
    let header: [Screen.Content] = [.text(list.summary), .text(list.filter)]
    if let placeholder = list.placeholder {
      return header + [.text(placeholder, .dimmed)]
    }
    let sections = list.sections.map { Screen.Section($0) }
    return header + [.list(Screen.List(sections: sections, selection: list.selection))]
  }

  private var actions: [Screen.Action] {
    let hasSelection = list?.selection != nil
    return [
      Screen.Action(.up, .down, isEnabled: hasSelection),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: hasSelection),
      Screen.Action(.space, title: "Done", isEnabled: hasSelection),
      Screen.Action("d", title: "Delete", isEnabled: hasSelection),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: list?.canClear ?? false),
    ]
  }
}

extension TodoListView: TodoListViewInput {
  func show(_ list: TodoListDisplayData) {
    self.list = list
    onChange()
  }
}

extension TodoListView: Presenting {
  func present(_ scene: any Scene) {
    presented = scene
    scene.appeared()
    onChange()
  }

  func dismiss() {
    presented = nil
    onChange()
  }
}
