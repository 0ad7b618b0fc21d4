import Presentation
import Shared
import TerminalUI

/// Draws the form.
struct TodoFormView: MVIView {
  private let formatter = TodoFormFormatter()

  func intent(for key: Key, in state: TodoFormState) -> TodoFormIntent? {
    switch (key, state.focus) {
    case (.tab, _): .switchField
    case (.enter, _): .save
    case (.escape, _): .cancel
    case (_, .title): .type(key)
    case (.left, .due): .moveDue(days: -1)
    case (.right, .due): .moveDue(days: 1)
    case (.up, .due): .moveDue(days: -7)
    case (.down, .due): .moveDue(days: 7)
    case (_, .due): nil
    }
  }

  func intent(answering yes: Bool) -> TodoFormIntent? { .dismissFailure }

  func render(_ state: TodoFormState) -> Screen {
    Screen(
      title: formatter.heading(isNew: state.draft.id == nil),
      content: fields(state) + message(state.problem),
      actions: actions(state.focus),
      alert: state.failure.map { Screen.Alert(.notice, formatter.saveFailure, detail: $0) })
  }

  private func fields(_ state: TodoFormState) -> [Screen.Content] {
    let isInTitle = state.focus == .title
    return [
      .field(
        Screen.Field(
          label: "Title", value: state.title.text, cursor: isInTitle ? state.title.cursor : nil,
          isFocused: isInTitle)),
      .field(
        Screen.Field(
          label: "Due", value: formatter.due(state.draft.due), isFocused: !isInTitle)),
    ]
  }

  private func message(_ problem: TodoTitle.Invalid?) -> [Screen.Content] {
    [.text(problem.map(formatter.message) ?? "", .warning)]
  }

  private func actions(_ focus: TodoFormState.Focus) -> [Screen.Action] {
    let general = [
      Screen.Action(.tab, title: "Next Field"),
      Screen.Action(.enter, title: "Save"),
      Screen.Action(.escape, title: "Cancel"),
    ]
    return switch focus {
    case .title:
      general
    case .due:
      [
        Screen.Action(.left, .right, title: "Day"),
        Screen.Action(.up, .down, title: "Week"),
      ] + general
    }
  }
}
