import Presentation
import TerminalPresentation
import TerminalUI

/// Draws values that are bound to its view model, and calls the view model for user actions.
final class TodoListView {
  /// The displayed values, each kept up to date by a binding to the view model.
  private struct Shown {
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
  var screen: Screen {
    Screen(
      title: "Todos", content: [.text(shown.summary), .text(shown.filterTitle), list],
      actions: actions, alert: alert)
  }

  private var list: Screen.Content {
    if let placeholder = shown.placeholder { return .text(placeholder, .dimmed) }
    return .list(
      Screen.List(
        sections: shown.sections.map(Screen.Section.init), selection: shown.selection))
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, isEnabled: shown.canUseSelected),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: shown.canUseSelected),
      Screen.Action(.space, title: "Done", isEnabled: shown.canUseSelected),
      Screen.Action("d", title: "Delete", isEnabled: shown.canUseSelected),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: shown.canClearDone),
    ]
  }

  private var alert: Screen.Alert? {
    switch shown.alert {
    case .delete(_, let question), .clearDone(_, let question): Screen.Alert(.question, question)
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
