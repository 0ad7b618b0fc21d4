import Presentation
import TerminalUI

/// Draws the state, and sends what the user does as intents.
final class TodoListView {
  var onChange: () -> Void = {}

  private let runtime: Runtime<TodoListState, TodoListIntent, TodoListEffect>
  private var rendered: Screen
  private var form: TodoFormView?

  init(runtime: Runtime<TodoListState, TodoListIntent, TodoListEffect>) {
    self.runtime = runtime
    rendered = Screen(runtime.state)
    runtime.onChange = { [weak self] in self?.render() }
    renderForm()
  }

  private func render() {
    rendered = Screen(runtime.state)
    renderForm()
    onChange()
  }

  private func renderForm() {
    guard let state = runtime.state.form else { return form = nil }
    if let form {
      form.render(state)
    } else {
      form = TodoFormView(state: state) { [runtime] in runtime.send(.form($0)) }
    }
  }
}

extension TodoListView: Scene {
  var screen: Screen { rendered }

  var presented: (any Scene)? { form }

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

extension Screen {
  fileprivate init(_ state: TodoListState) {
    self.init(
      title: "Todos",
      content: [
        .text(state.summary), .text(state.filterTitle),
        Self.list(state),
      ],
      actions: Self.actions(state),
      alert: state.alert.map(Alert.init))
  }

  private static func list(_ state: TodoListState) -> Content {
    if let placeholder = state.placeholder { return .text(placeholder, .dimmed) }
    return .list(List(sections: state.sections.map(Section.init), selection: state.selection))
  }

  private static func actions(_ state: TodoListState) -> [Action] {
    [
      Action(.up, .down, isEnabled: state.canUseSelected),
      Action("a", title: "Add"),
      Action(.enter, title: "Edit", isEnabled: state.canUseSelected),
      Action(.space, title: "Done", isEnabled: state.canUseSelected),
      Action("d", title: "Delete", isEnabled: state.canUseSelected),
      Action("f", title: "Filter"),
      Action("c", title: "Clear", isEnabled: state.canClearDone),
    ]
  }
}

extension Screen.Alert {
  fileprivate init(_ alert: TodoListAlert) {
    switch alert {
    case .delete(_, let question), .clearDone(_, let question): self.init(.question, question)
    case .failure(let message, let reason): self.init(.notice, message, detail: reason)
    }
  }
}

nonisolated extension Screen.Section {
  fileprivate init(_ section: TodoListSection) {
    self.init(title: section.title, rows: Screen.Rows(of: section.rows, row: Screen.Row.init))
  }
}

nonisolated extension Screen.Row {
  fileprivate init(_ row: TodoListRow) {
    self.init(
      isChecked: row.isDone, text: row.title, detail: row.due,
      style: row.isOverdue ? .warning : row.isDone ? .dimmed : .plain)
  }
}
