import TerminalUI

/// Is told what the user does in the form.
protocol TodoFormViewDelegate: AnyObject {
  func todoFormViewDidChangeTitle(_ view: TodoFormView)
  func todoFormView(_ view: TodoFormView, didMoveDueByDays count: Int)
  func todoFormViewDidTapSave(_ view: TodoFormView)
  func todoFormViewDidTapCancel(_ view: TodoFormView)
}

/// Shows a field for the title, one for the due day, and what is wrong with them.
final class TodoFormView: View {
  private enum Focus {
    case title
    case due
  }

  weak var delegate: (any TodoFormViewDelegate)?
  var onChange: () -> Void = {}

  private let heading: String
  private var titleField: TextField
  private var focus = Focus.title {
    didSet { onChange() }
  }

  var due: String {
    didSet { onChange() }
  }

  var message: String? {
    didSet { onChange() }
  }

  init(heading: String, title: String, due: String) {
    self.heading = heading
    titleField = TextField(text: title)
    self.due = due
  }

  /// The text of the title field.
  var title: String { titleField.text }

  var screen: Screen {
    let content: [Screen.Content] = [
      .field(
        Screen.Field(
          label: "Title",
          value: titleField.text,
          cursor: focus == .title ? titleField.cursor : nil,
          isFocused: focus == .title)),
      .field(Screen.Field(label: "Due", value: due, isFocused: focus == .due)),
      .text(message ?? "", .warning),
    ]
    return Screen(title: heading, content: content, actions: actions)
  }

  func press(_ key: Key) {
    switch key {
    case .tab: focus = focus == .title ? .due : .title
    case .enter: delegate?.todoFormViewDidTapSave(self)
    case .escape: delegate?.todoFormViewDidTapCancel(self)
    default:
      switch focus {
      case .title: editTitle(key)
      case .due: moveDue(key)
      }
    }
  }

  private var actions: [Screen.Action] {
    var actions: [Screen.Action] = []
    if focus == .due {
      actions.append(Screen.Action(.left, .right, title: "Day"))
      actions.append(Screen.Action(.up, .down, title: "Week"))
    }
    actions.append(Screen.Action(.tab, title: "Next Field"))
    actions.append(Screen.Action(.enter, title: "Save"))
    actions.append(Screen.Action(.escape, title: "Cancel"))
    return actions
  }

  private func editTitle(_ key: Key) {
    let oldTitle = title
    guard titleField.press(key) else { return }
    onChange()
    if title != oldTitle {
      delegate?.todoFormViewDidChangeTitle(self)
    }
  }

  private func moveDue(_ key: Key) {
    switch key {
    case .left: delegate?.todoFormView(self, didMoveDueByDays: -1)
    case .right: delegate?.todoFormView(self, didMoveDueByDays: 1)
    case .up: delegate?.todoFormView(self, didMoveDueByDays: -7)
    case .down: delegate?.todoFormView(self, didMoveDueByDays: 7)
    default: break
    }
  }
}
