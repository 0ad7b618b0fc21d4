import TerminalPresentation
import TerminalUI

/// Draws the state, and sends what the user does as intents.
final class TodoListView {
  var onChange: () -> Void = {}

  private let runtime: Runtime<TodoListState, TodoListIntent, TodoListAnswer, TodoListEffect>
  private var form: TodoFormView?

  init(runtime: Runtime<TodoListState, TodoListIntent, TodoListAnswer, TodoListEffect>) {
    self.runtime = runtime
    runtime.onChange = { [weak self] in self?.render() }
    renderForm()
  }

  private func render() {
    renderForm()
    onChange()
  }

  private func renderForm() {
    guard let scope = runtime.scoped(to: \.form, TodoListIntent.form) else { return form = nil }
    form = form ?? TodoFormView(scope: scope)
    form?.onChange()
  }
}

extension TodoListView: Scene {
  var screen: Screen {
    Screen(
      title: "Todos", content: [.text(state.summary), .text(state.filterTitle), list],
      actions: actions, alert: alert)
  }

  var presented: (any Scene)? { form }

  private var state: TodoListState { runtime.state }

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
    runtime.send(.appeared)
  }

  func press(_ key: Key) {
    switch key {
    case .up: runtime.send(.selectionMoved(by: -1))
    case .down: runtime.send(.selectionMoved(by: 1))
    case "a": runtime.send(.addPressed)
    case .enter: runtime.send(.editPressed)
    case .space: runtime.send(.donePressed)
    case "d": runtime.send(.deletePressed)
    case "f": runtime.send(.filterPressed)
    case "c": runtime.send(.clearDonePressed)
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    runtime.send(.alertAnswered(yes))
  }
}
