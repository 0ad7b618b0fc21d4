import Presentation
import TerminalPresentation
import TerminalUI

/// Draws values that are bound to its view model, and calls the view model for user actions.
final class TodoListView {
  var onChange: () -> Void = {}
  private(set) var presented: (any Scene)? { didSet { onChange() } }

  private let viewModel: TodoListViewModel

  private var summary = "" { didSet { onChange() } }
  private var filterTitle = "" { didSet { onChange() } }
  private var placeholder: String? { didSet { onChange() } }
  private var sections: [TodoListSection] = [] { didSet { onChange() } }
  private var selection: Int? { didSet { onChange() } }
  private var canUseSelected = false { didSet { onChange() } }
  private var canClearDone = false { didSet { onChange() } }
  private var openAlert: TodoListViewModel.Alert? { didSet { onChange() } }
  /// Each form that the view model publishes gets a view of its own.
  private var form: TodoFormViewModel? { didSet { presented = form.map(TodoFormView.init) } }

  init(viewModel: TodoListViewModel) {
    self.viewModel = viewModel
    viewModel.summary.bind(to: self, \.summary)
    viewModel.filterTitle.bind(to: self, \.filterTitle)
    viewModel.placeholder.bind(to: self, \.placeholder)
    viewModel.sections.bind(to: self, \.sections)
    viewModel.selection.bind(to: self, \.selection)
    viewModel.canUseSelected.bind(to: self, \.canUseSelected)
    viewModel.canClearDone.bind(to: self, \.canClearDone)
    viewModel.alert.bind(to: self, \.openAlert)
    viewModel.form.bind(to: self, \.form)
  }
}

extension TodoListView: Scene {
  var screen: Screen {
    Screen(
      title: "Todos", content: [.text(summary), .text(filterTitle), list],
      actions: actions, alert: alert)
  }

  private var list: Screen.Content {
    if let placeholder { return .text(placeholder, .dimmed) }
    return .list(Screen.List(sections: sections.map(Screen.Section.init), selection: selection))
  }

  private var actions: [Screen.Action] {
    [
      Screen.Action(.up, .down, isEnabled: canUseSelected),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: canUseSelected),
      Screen.Action(.space, title: "Done", isEnabled: canUseSelected),
      Screen.Action("d", title: "Delete", isEnabled: canUseSelected),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: canClearDone),
    ]
  }

  private var alert: Screen.Alert? {
    switch openAlert {
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
