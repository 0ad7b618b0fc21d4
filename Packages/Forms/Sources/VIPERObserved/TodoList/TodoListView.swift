import Presentation
import TerminalPresentation
import TerminalUI

/// Draws the list from its view model, and sends user actions to its presenter.
final class TodoListView {
  private(set) var presented: (any Scene)?

  private let presenter: any TodoListPresenterProtocol
  private let viewModel: TodoListViewModel
  private lazy var rendered = Observed { [unowned self] in render() }

  init(presenter: any TodoListPresenterProtocol, viewModel: TodoListViewModel) {
    self.presenter = presenter
    self.viewModel = viewModel
  }
}

extension TodoListView: Presenting {
  func present(_ scene: any Scene) {
    presented = scene
    scene.appeared()
    onChange()
  }

  func dismiss() {
    presented = nil
    onChange()
  }
}

extension TodoListView: Scene {
  var screen: Screen { rendered.value }

  var onChange: () -> Void {
    get { rendered.onChange }
    set { rendered.onChange = newValue }
  }

  private func render() -> Screen {
    Screen(
      title: "Todos", content: [.text(viewModel.summary), .text(viewModel.filterTitle), list],
      actions: actions, alert: alert)
  }

  private var list: Screen.Content {
    switch viewModel.list {
    case .placeholder(let placeholder): .text(placeholder, .dimmed)
    case .sections(let sections):
      .list(
        Screen.List(
          sections: sections.map(Screen.Section.init), selection: viewModel.selection))
    }
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
    case .question(let question): Screen.Alert(.question, question)
    case .notice(let notice): Screen.Alert(notice)
    case nil: nil
    }
  }

  func appeared() {
    presenter.appeared()
  }

  func press(_ key: Key) {
    switch key {
    case .up: presenter.selectionMoved(by: -1)
    case .down: presenter.selectionMoved(by: 1)
    case "a": presenter.addPressed()
    case .enter: presenter.editPressed()
    case .space: presenter.donePressed()
    case "d": presenter.deletePressed()
    case "f": presenter.filterPressed()
    case "c": presenter.clearDonePressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    presenter.alertAnswered(yes)
  }
}
