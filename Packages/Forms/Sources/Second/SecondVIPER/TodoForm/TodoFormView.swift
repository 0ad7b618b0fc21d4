import TerminalUI

/// Draws the form; the text being typed and the focus are its own.
final class TodoFormView: Scene, AlertingView {
  var onChange: () -> Void = {}
  var alert: Screen.Alert?

  private let output: any TodoFormViewOutput
  private var heading = ""
  private var title = TextField()
  private var due = ""
  private var message: String?
  private var focus = Focus.title

  private enum Focus {
    case title
    case due
  }

  init(output: any TodoFormViewOutput) {
    self.output = output
  }

  var screen: Screen {
    let content: [Screen.Content] = [
      .field(
        Screen.Field(
          label: "Title", value: title.text, cursor: focus == .title ? title.cursor : nil,
          isFocused: focus == .title)),
      .field(Screen.Field(label: "Due", value: due, isFocused: focus == .due)),
      .text(message ?? "", .warning),
    ]
    return Screen(title: heading, content: content, actions: actions, alert: alert)
  }

  func appeared() {
    output.viewDidAppear()
  }

  func press(_ key: Key) {
    switch key {
    case .enter: output.didChooseSave(title: title.text)
    case .escape: output.didChooseCancel()
    case .tab: moveFocus()
    default:
      switch focus {
      case .title: type(key)
      case .due: moveDue(key)
      }
    }
  }

  func answerAlert(_ yes: Bool) {
    hideAlert()
  }

  private func moveFocus() {
    focus = focus == .title ? .due : .title
    onChange()
  }

  private func type(_ key: Key) {
    let oldText = title.text
    guard title.press(key) else { return }
    if title.text != oldText {
      output.didChangeTitle()
    }
    onChange()
  }

  private func moveDue(_ key: Key) {
    switch key {
    case .left: output.didMoveDue(byDays: -1)
    case .right: output.didMoveDue(byDays: 1)
    case .up: output.didMoveDue(byDays: -7)
    case .down: output.didMoveDue(byDays: 7)
    default: break
    }
  }

  private var actions: [Screen.Action] {
    let fieldActions: [Screen.Action] =
      switch focus {
      case .title: []
      case .due:
        [
          Screen.Action(.left, .right, title: "Day"),
          Screen.Action(.up, .down, title: "Week"),
        ]
      }
    return fieldActions + [
      Screen.Action(.tab, title: "Next Field"),
      Screen.Action(.enter, title: "Save"),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }
}

extension TodoFormView: TodoFormViewInput {
  func show(heading: String, title: String, due: String) {
    self.heading = heading
    self.title = TextField(text: title)
    self.due = due
    onChange()
  }

  func show(due: String) {
    self.due = due
    onChange()
  }

  func show(message: String?) {
    self.message = message
    onChange()
  }
}
