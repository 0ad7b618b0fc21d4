import TerminalPresentation
import TerminalUI

/// Draws what its selector makes of the state, and dispatches what the user does.
final class TodoListView {
  var onChange: () -> Void = {}

  private let store: Store<AppState>
  private var props: TodoListProps
  private var subscription: Subscription<AppState>?
  private var form: TodoFormView?

  init(store: Store<AppState>) {
    self.store = store
    props = TodoListProps(store.state)
    renderForm()
    subscription = store.subscribe(TodoListProps.init) { [weak self] in self?.render($0) }
  }

  private func render(_ props: TodoListProps) {
    self.props = props
    renderForm()
    onChange()
  }

  private func renderForm() {
    if !props.isFormOpen {
      form = nil
    } else if form == nil {
      form = TodoFormView(store: store)
    }
  }
}

extension TodoListView: Scene {
  var screen: Screen {
    Screen(
      title: "Todos", content: [.text(props.summary), .text(props.filterTitle), list],
      actions: actions, alert: alert)
  }

  var presented: (any Scene)? { form }

  private var list: Screen.Content {
    if let placeholder = props.placeholder { return .text(placeholder, .dimmed) }
    return .list(
      Screen.List(sections: props.sections.map(Screen.Section.init), selection: props.selection))
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, isEnabled: props.canUseSelected),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: props.canUseSelected),
      Screen.Action(.space, title: "Done", isEnabled: props.canUseSelected),
      Screen.Action("d", title: "Delete", isEnabled: props.canUseSelected),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: props.canClearDone),
    ]
  }

  private var alert: Screen.Alert? {
    switch props.shownAlert {
    case .question(let question): Screen.Alert(.question, question)
    case .notice(let notice): Screen.Alert(notice)
    case nil: nil
    }
  }

  func appeared() {
    store.dispatch(TodoListAction.appeared)
  }

  func press(_ key: Key) {
    switch key {
    case .up: store.dispatch(TodoListAction.selectionMoved(by: -1))
    case .down: store.dispatch(TodoListAction.selectionMoved(by: 1))
    case "a": store.dispatch(TodoListAction.addPressed)
    case .enter: store.dispatch(TodoListAction.editPressed)
    case .space: store.dispatch(TodoListAction.donePressed)
    case "d": store.dispatch(TodoListAction.deletePressed)
    case "f": store.dispatch(TodoListAction.filterPressed)
    case "c": store.dispatch(TodoListAction.clearDonePressed)
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    store.dispatch(TodoListAction.alertAnswered(yes))
  }
}
