import Shared
import TerminalPresentation
import TerminalUI

/// Shows the list of todos, and the form over it.
final class TodoListView: Scene {
  private let viewModel: TodoListViewModel
  private let content: Observed<Screen>
  private let modal: Observed<(any Scene)?>

  init(viewModel: TodoListViewModel) {
    self.viewModel = viewModel
    content = Observed { Self.screen(of: viewModel) }
    modal = Observed({ viewModel.form }, make: { $0.map(TodoFormView.init(viewModel:)) })
  }

  var screen: Screen { content.value }

  var presented: (any Scene)? { modal.value }

  var onChange: () -> Void = {} {
    didSet {
      content.onChange = onChange
      modal.onChange = onChange
    }
  }

  func appeared() {
    viewModel.load()
  }

  func press(_ key: Key) {
    Self.bindings(to: viewModel).command(for: key)?.execute()
  }

  func answerAlert(_ yes: Bool) {
    viewModel.answer(yes)
  }

  private static func screen(of viewModel: TodoListViewModel) -> Screen {
    Screen(
      title: "Todos",
      content: header(of: viewModel) + [body(of: viewModel)],
      actions: bindings(to: viewModel).actions,
      alert: viewModel.prompt.map(Screen.Alert.init))
  }

  private static func header(of viewModel: TodoListViewModel) -> [Screen.Content] {
    [viewModel.summary, viewModel.filterTitle].compactMap { $0 }.map { .text($0) }
  }

  private static func body(of viewModel: TodoListViewModel) -> Screen.Content {
    if let placeholder = viewModel.placeholder {
      .text(placeholder, .dimmed)
    } else {
      .list(
        Screen.List(
          sections: viewModel.sections.map(Screen.Section.init), selection: viewModel.selectedRow))
    }
  }

  private static func bindings(to viewModel: TodoListViewModel) -> [KeyBinding] {
    [
      KeyBinding("", (.up, viewModel.selectPrevious), (.down, viewModel.selectNext)),
      KeyBinding("Add", ("a", viewModel.add)),
      KeyBinding("Edit", (.enter, viewModel.edit)),
      KeyBinding("Done", (.space, viewModel.toggleDone)),
      KeyBinding("Delete", ("d", viewModel.delete)),
      KeyBinding("Filter", ("f", viewModel.cycleFilter)),
      KeyBinding("Clear", ("c", viewModel.clearDone)),
    ]
  }
}
