import TerminalPresentation
import TerminalUI

/// Draws the state, and sends what the user does as actions.
final class TodoFormView {
  var onChange: () -> Void = {}

  private let store: Store<TodoFormState, TodoFormAction>

  init(store: Store<TodoFormState, TodoFormAction>) {
    self.store = store
    store.onChange = { [weak self] in self?.onChange() }
  }
}

extension TodoFormView: Scene {
  var screen: Screen {
    Screen(
      title: state.heading,
      content: [
        .field(
          Screen.Field(
            label: "Title", value: state.title, cursor: state.cursor,
            isFocused: state.focus == .title)),
        .field(Screen.Field(label: "Due", value: state.due, isFocused: state.focus == .due)),
        .text(state.message, .warning),
      ],
      actions: actions,
      alert: state.notice.map(Screen.Alert.init))
  }

  private var state: TodoFormState { store.state }

  private var actions: [Screen.Action] {
    let dueActions = [
      Screen.Action(.left, .right, title: "Day"), Screen.Action(.up, .down, title: "Week"),
    ]
    return (state.focus == .due ? dueActions : []) + [
      Screen.Action(.tab, title: "Next Field"),
      Screen.Action(.enter, title: "Save"),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  func press(_ key: Key) {
    switch (key, state.focus) {
    case (.enter, _): store.send(.savePressed)
    case (.escape, _): store.send(.cancelPressed)
    case (.tab, _): store.send(.nextFieldPressed)
    case (_, .title): type(key)
    case (.left, .due): store.send(.dueMoved(byDays: -1))
    case (.right, .due): store.send(.dueMoved(byDays: 1))
    case (.up, .due): store.send(.dueMoved(byDays: -7))
    case (.down, .due): store.send(.dueMoved(byDays: 7))
    default: break
    }
  }

  private func type(_ key: Key) {
    var field = TextField(text: state.title, cursor: state.cursor)
    guard field.press(key) else { return }
    store.send(.titleTyped(field.text, cursor: field.cursor))
  }

  func answerAlert(_ yes: Bool) {
    store.send(.alertAnswered)
  }
}
