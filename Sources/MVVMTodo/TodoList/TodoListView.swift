import Presentation
import TerminalUI

/// Draws the state of its view model, and calls the view model for what the user does.
final class TodoListView {
  private let viewModel: TodoListViewModel
  private let rendered: Observed<Screen>
  private let form: Observed<TodoFormView?>

  init(viewModel: TodoListViewModel) {
    self.viewModel = viewModel
    rendered = Observed { Screen(viewModel) }
    form = Observed({ viewModel.form }, make: { $0.map(TodoFormView.init) })
  }
}

extension TodoListView: Scene {
  var screen: Screen { rendered.value }

  var presented: (any Scene)? { form.value }

  var onChange: () -> Void {
    get { rendered.onChange }
    set {
      rendered.onChange = newValue
      form.onChange = newValue
    }
  }

  func appeared() {
    viewModel.appeared()
  }

  func press(_ key: Key) {
    switch key {
    case .up: viewModel.selectionMoved(by: -1)
    case .down: viewModel.selectionMoved(by: 1)
    case "a": viewModel.addPressed()
    case .enter: viewModel.editPressed()
    case .space: viewModel.donePressed()
    case "d": viewModel.deletePressed()
    case "f": viewModel.filterPressed()
    case "c": viewModel.clearDonePressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    viewModel.alertAnswered(yes)
  }
}

extension Screen {
  fileprivate init(_ viewModel: TodoListViewModel) {
    self.init(
      title: "Todos",
      content: [
        .text(viewModel.summary), .text(viewModel.filterTitle),
        Self.list(viewModel),
      ],
      actions: Self.actions(viewModel),
      alert: viewModel.alert.map(Alert.init))
  }

  private static func list(_ viewModel: TodoListViewModel) -> Content {
    if let placeholder = viewModel.placeholder { return .text(placeholder, .dimmed) }
    return .list(
      List(sections: viewModel.sections.map(Section.init), selection: viewModel.selection))
  }

  private static func actions(_ viewModel: TodoListViewModel) -> [Action] {
    [
      Action(.up, .down, isEnabled: viewModel.canUseSelected),
      Action("a", title: "Add"),
      Action(.enter, title: "Edit", isEnabled: viewModel.canUseSelected),
      Action(.space, title: "Done", isEnabled: viewModel.canUseSelected),
      Action("d", title: "Delete", isEnabled: viewModel.canUseSelected),
      Action("f", title: "Filter"),
      Action("c", title: "Clear", isEnabled: viewModel.canClearDone),
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
