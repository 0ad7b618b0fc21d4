import Presentation
import TerminalUI

/// Draws the list as its view model has it, and tells its presenter what the user does.
final class TodoListView {
  private(set) var presented: (any Scene)?

  private let presenter: any TodoListPresenterProtocol
  private let viewModel: TodoListViewModel
  private lazy var rendered = Observed { [unowned self] in Screen(viewModel) }

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
    switch viewModel.list {
    case .placeholder(let text): .text(text, .dimmed)
    case .sections(let sections):
      .list(List(sections: sections.map(Section.init), selection: viewModel.selection))
    }
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
  fileprivate init(_ alert: TodoListViewModel.Alert) {
    switch alert {
    case .question(let question): self.init(.question, question)
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
