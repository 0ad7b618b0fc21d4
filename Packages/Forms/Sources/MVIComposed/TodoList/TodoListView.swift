import TerminalPresentation
import TerminalUI

/// Draws the state, and sends what the user does as actions.
final class TodoListView {
  var onChange: () -> Void = {}

  private let store: Store<TodoListState, TodoListAction>
  private var form: TodoFormView?

  init(store: Store<TodoListState, TodoListAction>) {
    self.store = store
    store.onChange = { [weak self] in self?.render() }
    renderForm()
  }

  private func render() {
    renderForm()
    onChange()
  }

  private func renderForm() {
    if store.state.form == nil {
      form = nil
    } else if form == nil {
      form = store.scope(ifLet: \.form, TodoListAction.form).map(TodoFormView.init)
    }
  }
}

extension TodoListView: Scene {
  var screen: Screen {
    Screen(
      title: "Todos", content: [.text(state.summary), .text(state.filterTitle), list],
      actions: actions, alert: alert)
  }

  var presented: (any Scene)? { form }

  private var state: TodoListState { store.state }

  private var list: Screen.Content {
    if let placeholder = state.placeholder { return .text(placeholder, .dimmed) }
    return .list(
      Screen.List(sections: state.sections.map(Screen.Section.init), selection: state.selection))
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, isEnabled: state.canUseSelected),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: state.canUseSelected),
      Screen.Action(.space, title: "Done", isEnabled: state.canUseSelected),
      Screen.Action("d", title: "Delete", isEnabled: state.canUseSelected),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: state.canClearDone),
    ]
  }

  private var alert: Screen.Alert? {
    switch state.shownAlert {
    case .question(let question): Screen.Alert(.question, question)
    case .notice(let notice): Screen.Alert(notice)
    case nil: nil
    }
  }

  func appeared() {
    store.send(.appeared)
  }

  func press(_ key: Key) {
    switch key {
    case .up: store.send(.selectionMoved(by: -1))
    case .down: store.send(.selectionMoved(by: 1))
    case "a": store.send(.addPressed)
    case .enter: store.send(.editPressed)
    case .space: store.send(.donePressed)
    case "d": store.send(.deletePressed)
    case "f": store.send(.filterPressed)
    case "c": store.send(.clearDonePressed)
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    store.send(.alertAnswered(yes))
  }
}
