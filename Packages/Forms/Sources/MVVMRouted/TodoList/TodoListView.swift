import Presentation
import TerminalUI

/// Draws what is bound to its view model, and calls the view model for what the user does.
final class TodoListView {
  /// What is shown, each part of it as the view model had it last.
  fileprivate struct Shown {
    var summary = ""
    var filterTitle = ""
    var placeholder: String?
    var sections: [TodoListSection] = []
    var selection: Int?
    var canUseSelected = false
    var canClearDone = false
    var alert: TodoListAlert?
  }

  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)?

  private let viewModel: any TodoListViewModelProtocol
  private var shown = Shown() { didSet { onChange() } }

  init(viewModel: any TodoListViewModelProtocol) {
    self.viewModel = viewModel
    viewModel.summary.bind(to: self, \.shown.summary)
    viewModel.filterTitle.bind(to: self, \.shown.filterTitle)
    viewModel.placeholder.bind(to: self, \.shown.placeholder)
    viewModel.sections.bind(to: self, \.shown.sections)
    viewModel.selection.bind(to: self, \.shown.selection)
    viewModel.canUseSelected.bind(to: self, \.shown.canUseSelected)
    viewModel.canClearDone.bind(to: self, \.shown.canClearDone)
    viewModel.alert.bind(to: self, \.shown.alert)
  }
}

extension TodoListView: Presenting {
  func present(_ scene: any Scene) {
    presented = scene
    onChange()
  }

  func dismiss() {
    presented = nil
    onChange()
  }
}

extension TodoListView: Scene {
  var screen: Screen { Screen(shown) }

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
  fileprivate init(_ shown: TodoListView.Shown) {
    self.init(
      title: "Todos",
      content: [
        .text(shown.summary), .text(shown.filterTitle),
        Self.list(shown),
      ],
      actions: Self.actions(shown),
      alert: shown.alert.map(Alert.init))
  }

  private static func list(_ shown: TodoListView.Shown) -> Content {
    if let placeholder = shown.placeholder { return .text(placeholder, .dimmed) }
    return .list(
      List(sections: shown.sections.map(Section.init), selection: shown.selection))
  }

  private static func actions(_ shown: TodoListView.Shown) -> [Action] {
    [
      Action(.up, .down, isEnabled: shown.canUseSelected),
      Action("a", title: "Add"),
      Action(.enter, title: "Edit", isEnabled: shown.canUseSelected),
      Action(.space, title: "Done", isEnabled: shown.canUseSelected),
      Action("d", title: "Delete", isEnabled: shown.canUseSelected),
      Action("f", title: "Filter"),
      Action("c", title: "Clear", isEnabled: shown.canClearDone),
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
