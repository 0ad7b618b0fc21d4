import TerminalUI

/// The view of the form.
final class TodoFormScene: Scene, TodoFormView {
  private enum Focus {
    case title
    case due
  }

  private let presenter: TodoFormPresenter
  var onChange: () -> Void = {}
  private var alert: Screen.Alert? { didSet { onChange() } }
  private var focus = Focus.title { didSet { onChange() } }
  private var titleField = TextField() { didSet { onChange() } }

  var heading = "" { didSet { onChange() } }
  var due = "" { didSet { onChange() } }
  var message: String? { didSet { onChange() } }

  var title: String {
    get { titleField.text }
    set { titleField = TextField(text: newValue) }
  }

  init(presenter: TodoFormPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func showNotice(_ message: String, reason: String) {
    alert = Screen.Alert(.notice, message, detail: reason)
  }

  // MARK: Drawing

  var screen: Screen {
    Screen(title: heading, content: content, actions: actions, alert: alert)
  }

  private var content: [Screen.Content] {
    let isTitleFocused = focus == .title
    let content: [Screen.Content] = [
      .field(
        Screen.Field(
          label: "Title", value: titleField.text,
          cursor: isTitleFocused ? titleField.cursor : nil, isFocused: isTitleFocused)),
      .field(Screen.Field(label: "Due", value: due, isFocused: !isTitleFocused)),
      .text(message ?? "", .warning),
    ]
    return content
  }

  private var actions: [Screen.Action] {
    let common = [
      Screen.Action(.tab, title: "Next Field"),
      Screen.Action(.enter, title: "Save"),
      Screen.Action(.escape, title: "Cancel"),
    ]
    switch focus {
    case .title:
      return common
    case .due:
      let moves = [
        Screen.Action(.left, .right, title: "Day"),
        Screen.Action(.up, .down, title: "Week"),
      ]
      return moves + common
    }
  }

  // MARK: Events

  func press(_ key: Key) {
    switch key {
    case .enter: presenter.save()
    case .escape: presenter.cancel()
    case .tab: focus = focus == .title ? .due : .title
    default:
      switch focus {
      case .title: type(key)
      case .due: moveDue(key)
      }
    }
  }

  private func type(_ key: Key) {
    let typed = title
    guard titleField.press(key), title != typed else { return }
    presenter.titleChanged()
  }

  private func moveDue(_ key: Key) {
    switch key {
    case .left: presenter.moveDue(byDays: -1)
    case .right: presenter.moveDue(byDays: 1)
    case .up: presenter.moveDue(byWeeks: -1)
    case .down: presenter.moveDue(byWeeks: 1)
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    alert = nil
  }
}
