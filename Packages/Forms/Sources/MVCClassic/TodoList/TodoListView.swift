import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Draws the list by reading the model, and sends user actions to its controller.
final class TodoListView {
  var onChange: () -> Void = {}

  private let model: any TodoListReading
  private let controller: any TodoListControlling
  private let formatter = TodoListFormatter()
  private var form: TodoFormView?

  init(model: any TodoListReading, controller: any TodoListControlling) {
    self.model = model
    self.controller = controller
    model.addObserver(self)
    followForm()
  }

  /// Shows the model's open form in a separate view.
  private func followForm() {
    guard model.form !== form?.model else { return }
    if let model = model.form, let controller = controller.makeFormController() {
      form = TodoFormView(model: model, controller: controller)
    } else {
      form = nil
    }
  }
}

extension TodoListView: ModelObserver {
  func modelChanged() {
    followForm()
    onChange()
  }
}

extension TodoListView: Scene {
  var presented: (any Scene)? { form }

  var screen: Screen {
    Screen(
      title: "Todos", content: [.text(summary), .text(filter), list], actions: actions,
      alert: alert)
  }

  private var summary: String {
    guard model.isLoaded else { return "" }
    return formatter.summary(active: model.activeCount, done: model.doneCount)
  }

  private var filter: String {
    guard model.isLoaded else { return "" }
    return formatter.filter(model.filter)
  }

  private var placeholder: String {
    guard model.isLoaded else { return "" }
    return formatter.placeholder(for: model.filter)
  }

  private var list: Screen.Content {
    let sections = formatter.sections(model.sections)
    guard !sections.isEmpty else { return .text(placeholder, .dimmed) }
    return .list(
      Screen.List(sections: sections.map(Screen.Section.init), selection: model.selectedRow))
  }

  private var actions: [Screen.Action] {
    let canUseSelected = model.canUseSelected
    return [
      Screen.Action(.up, .down, isEnabled: canUseSelected),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: canUseSelected),
      Screen.Action(.space, title: "Done", isEnabled: canUseSelected),
      Screen.Action("d", title: "Delete", isEnabled: canUseSelected),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: model.canClearDone),
    ]
  }

  private var alert: Screen.Alert? {
    switch model.alert {
    case .delete(let todo): Screen.Alert(.question, formatter.deleteQuestion(todo.title))
    case .clearDone(let ids): Screen.Alert(.question, formatter.clearQuestion(ids.count))
    case .loadFailed(let reason): Screen.Alert(Notice(formatter.loadFailure, reason: reason))
    case .saveFailed(let reason): Screen.Alert(Notice(formatter.saveFailure, reason: reason))
    case .deleteFailed(let reason): Screen.Alert(Notice(formatter.deleteFailure, reason: reason))
    case nil: nil
    }
  }

  func appeared() {
    controller.appeared()
  }

  func press(_ key: Key) {
    switch key {
    case .up: controller.selectionMoved(by: -1)
    case .down: controller.selectionMoved(by: 1)
    case "a": controller.addPressed()
    case .enter: controller.editPressed()
    case .space: controller.donePressed()
    case "d": controller.deletePressed()
    case "f": controller.filterPressed()
    case "c": controller.clearDonePressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    controller.alertAnswered(yes)
  }
}
