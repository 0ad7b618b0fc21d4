import TerminalUI

/// Draws the state, and sends what the user does as intents.
final class TodoFormView {
  private enum Focus {
    case title
    case due
  }

  var onChange: () -> Void = {}

  private let send: (TodoFormIntent) -> Void
  private var state: TodoFormState
  private var titleField: TextField
  private var focus = Focus.title { didSet { onChange() } }

  init(state: TodoFormState, send: @escaping (TodoFormIntent) -> Void) {
    self.state = state
    self.send = send
    titleField = TextField(text: state.title)
  }

  func render(_ state: TodoFormState) {
    self.state = state
    // What was typed here is there already, and keeps its cursor.
    if titleField.text != state.title { titleField = TextField(text: state.title) }
    onChange()
  }
}

extension TodoFormView: Scene {
  var screen: Screen {
    Screen(
      title: state.heading,
      content: [
        .field(
          Screen.Field(
            label: "Title", value: titleField.text, cursor: titleField.cursor,
            isFocused: focus == .title)),
        .field(Screen.Field(label: "Due", value: state.due, isFocused: focus == .due)),
        .text(state.message, .warning),
      ],
      actions: actions,
      alert: state.failure.map {
        Screen.Alert(.notice, $0.message, detail: $0.reason)
      })
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
    case (.enter, _): send(.savePressed)
    case (.escape, _): send(.cancelPressed)
    case (.tab, .title): focus = .due
    case (.tab, .due): focus = .title
    case (_, .title): type(key)
    case (.left, .due): send(.dueMoved(byDays: -1))
    case (.right, .due): send(.dueMoved(byDays: 1))
    case (.up, .due): send(.dueMoved(byDays: -7))
    case (.down, .due): send(.dueMoved(byDays: 7))
    default: break
    }
  }

  private func type(_ key: Key) {
    guard titleField.press(key) else { return }
    onChange()
    if titleField.text != state.title { send(.titleChanged(to: titleField.text)) }
  }

  func answerAlert(_ yes: Bool) {
    send(.alertAnswered)
  }
}
