import TerminalUI

/// What the form tells whoever controls it.
protocol TodoFormViewDelegate: AnyObject {
  func titleChanged(to title: String)
  func dueMoved(byDays days: Int)
  func savePressed()
  func cancelPressed()
}

/// Draws the form.
final class TodoFormView: TodoFormViewing {
  private enum Focus {
    case title
    case due
  }

  weak var delegate: (any TodoFormViewDelegate)?
  var onChange: () -> Void = {}

  private var heading = ""
  private var titleField = TextField()
  private var due = ""
  private var message = ""
  private var alert: Screen.Alert?
  private var focus = Focus.title { didSet { onChange() } }

  func showHeading(_ heading: String) {
    self.heading = heading
    onChange()
  }

  func showTitle(_ title: String) {
    titleField = TextField(text: title)
    onChange()
  }

  func showDue(_ due: String) {
    self.due = due
    onChange()
  }

  func showMessage(_ message: String) {
    self.message = message
    onChange()
  }

  func showFailure(_ message: String, reason: String) {
    alert = Screen.Alert(.notice, message, detail: reason)
    onChange()
  }
}

extension TodoFormView {
  var screen: Screen {
    Screen(
      title: heading,
      content: [
        .field(
          Screen.Field(
            label: "Title", value: titleField.text, cursor: titleField.cursor,
            isFocused: focus == .title)),
        .field(Screen.Field(label: "Due", value: due, isFocused: focus == .due)),
        .text(message, .warning),
      ],
      actions: actions,
      alert: alert)
  }

  private var actions: [Screen.Action] {
    let dueActions = [
      Screen.Action(.left, .right, title: "Day"), Screen.Action(.up, .down, title: "Week"),
    ]
    return (focus == .due ? dueActions : []) + [
      Screen.Action(.tab, title: "Next Field"),
      Screen.Action(.enter, title: "Save"),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  func press(_ key: Key) {
    switch (key, focus) {
    case (.enter, _): delegate?.savePressed()
    case (.escape, _): delegate?.cancelPressed()
    case (.tab, .title): focus = .due
    case (.tab, .due): focus = .title
    case (_, .title): type(key)
    case (.left, .due): delegate?.dueMoved(byDays: -1)
    case (.right, .due): delegate?.dueMoved(byDays: 1)
    case (.up, .due): delegate?.dueMoved(byDays: -7)
    case (.down, .due): delegate?.dueMoved(byDays: 7)
    default: break
    }
  }

  private func type(_ key: Key) {
    let before = titleField.text
    guard titleField.press(key) else { return }
    onChange()
    if titleField.text != before { delegate?.titleChanged(to: titleField.text) }
  }

  func answerAlert() {
    alert = nil
    onChange()
  }
}
