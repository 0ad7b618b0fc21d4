import TerminalPresentation
import TerminalUI

/// Draws what its selector makes of the state, and dispatches what the user does.
final class TodoFormView {
  var onChange: () -> Void = {}

  private let store: Store<AppState>
  private var props: TodoFormProps
  private var subscription: Subscription<AppState>?

  /// Nil if there is nothing to show.
  init?(store: Store<AppState>) {
    guard let props = TodoFormProps(store.state) else { return nil }
    self.store = store
    self.props = props
    subscription = store.subscribe(TodoFormProps.init) { [weak self] in self?.render($0) }
  }

  /// Once it is closed, it stays as it was.
  private func render(_ props: TodoFormProps?) {
    guard let props else { return }
    self.props = props
    onChange()
  }
}

extension TodoFormView: Scene {
  var screen: Screen {
    Screen(
      title: props.heading,
      content: [
        .field(
          Screen.Field(
            label: "Title", value: props.title, cursor: props.cursor,
            isFocused: props.focus == .title)),
        .field(Screen.Field(label: "Due", value: props.due, isFocused: props.focus == .due)),
        .text(props.message, .warning),
      ],
      actions: actions,
      alert: props.notice.map(Screen.Alert.init))
  }

  private var actions: [Screen.Action] {
    let dueActions = [
      Screen.Action(.left, .right, title: "Day"), Screen.Action(.up, .down, title: "Week"),
    ]
    return (props.focus == .due ? dueActions : []) + [
      Screen.Action(.tab, title: "Next Field"),
      Screen.Action(.enter, title: "Save"),
      Screen.Action(.escape, title: "Cancel"),
    ]
  }

  func press(_ key: Key) {
    switch (key, props.focus) {
    case (.enter, _): store.dispatch(TodoFormAction.savePressed)
    case (.escape, _): store.dispatch(TodoFormAction.cancelPressed)
    case (.tab, _): store.dispatch(TodoFormAction.nextFieldPressed)
    case (_, .title): type(key)
    case (.left, .due): store.dispatch(TodoFormAction.dueMoved(byDays: -1))
    case (.right, .due): store.dispatch(TodoFormAction.dueMoved(byDays: 1))
    case (.up, .due): store.dispatch(TodoFormAction.dueMoved(byDays: -7))
    case (.down, .due): store.dispatch(TodoFormAction.dueMoved(byDays: 7))
    default: break
    }
  }

  private func type(_ key: Key) {
    var field = TextField(text: props.title, cursor: props.cursor)
    guard field.press(key) else { return }
    store.dispatch(TodoFormAction.titleTyped(field.text, cursor: field.cursor))
  }

  func answerAlert(_ yes: Bool) {
    store.dispatch(TodoFormAction.alertAnswered)
  }
}
