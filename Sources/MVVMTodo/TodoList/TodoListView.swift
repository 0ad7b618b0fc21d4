import TerminalPresentation
import TerminalUI

/// Draws the state of its view model, and calls the view model for what the user does.
final class TodoListView {
  private let viewModel: TodoListViewModel
  private lazy var rendered = Observed { [unowned self] in render() }
  private let form: Observed<TodoFormView?>

  init(viewModel: TodoListViewModel) {
    self.viewModel = viewModel
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

  private func render() -> Screen {
    Screen(
      title: "Todos", content: [.text(viewModel.summary), .text(viewModel.filterTitle), list],
      actions: actions, alert: alert)
  }

  private var list: Screen.Content {
    if let placeholder = viewModel.placeholder { return .text(placeholder, .dimmed) }
    return .list(
      Screen.List(
        sections: viewModel.sections.map(Screen.Section.init), selection: viewModel.selection))
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, isEnabled: viewModel.canUseSelected),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: viewModel.canUseSelected),
      Screen.Action(.space, title: "Done", isEnabled: viewModel.canUseSelected),
      Screen.Action("d", title: "Delete", isEnabled: viewModel.canUseSelected),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: viewModel.canClearDone),
    ]
  }

  private var alert: Screen.Alert? {
    switch viewModel.alert {
    case .question(let question, _): Screen.Alert(.question, question)
    case .notice(let notice): Screen.Alert(notice)
    case nil: nil
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
