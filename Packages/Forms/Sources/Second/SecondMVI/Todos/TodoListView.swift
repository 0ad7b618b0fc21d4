import Presentation
import Shared
import TerminalPresentation
import TerminalUI

/// Draws the list.
struct TodoListView: MVIView {
  let calendar: DayCalendar
  private let formatter = TodoListFormatter()

  init(calendar: DayCalendar) {
    self.calendar = calendar
  }

  var appearance: TodoListIntent? { .appear }

  func intent(for key: Key, in state: TodoListState) -> TodoListIntent? {
    switch key {
    case .up: .selectPrevious
    case .down: .selectNext
    case "a": .add
    case .enter: .edit
    case .space: .toggleDone
    case "d": .delete
    case "f": .nextFilter
    case "c": .clearDone
    default: nil
    }
  }

  func intent(answering yes: Bool) -> TodoListIntent? { .answer(yes) }

  func render(_ state: TodoListState) -> Screen {
    Screen(
      title: "Todos",
      content: state.contents.map { content(state, today: $0.today) } ?? [],
      actions: actions(state),
      alert: state.alert.map(alert))
  }

  private func content(_ state: TodoListState, today: CalendarDay) -> [Screen.Content] {
    let todos = state.todos
    let listing = state.listing
    return [
      .text(formatter.summary(active: todos.activeCount, done: todos.doneCount)),
      .text(formatter.filter(state.filter)),
      listing.isEmpty
        ? .text(formatter.placeholder(for: state.filter), .dimmed)
        : .list(
          Screen.List(
            sections: formatter.sections(listing.sections(today: today, calendar: calendar))
              .map { Screen.Section($0) },
            selection: state.selection.flatMap(listing.row(of:)))),
    ]
  }

  private func actions(_ state: TodoListState) -> [Screen.Action] {
    let hasSelection = state.selection != nil
    return [
      Screen.Action(.up, .down, isEnabled: hasSelection),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: hasSelection),
      Screen.Action(.space, title: "Done", isEnabled: hasSelection),
      Screen.Action("d", title: "Delete", isEnabled: hasSelection),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: state.todos.doneCount > 0),
    ]
  }

  private func alert(_ alert: TodoListState.Alert) -> Screen.Alert {
    switch alert {
    case .delete(let todo):
      Screen.Alert(.question, formatter.deleteQuestion(todo.title))
    case .clear(let ids):
      Screen.Alert(.question, formatter.clearQuestion(ids.count))
    case .failure(let operation, let reason):
      Screen.Alert(.notice, message(for: operation), detail: reason)
    }
  }

  private func message(for operation: TodoOperation) -> String {
    switch operation {
    case .load: formatter.loadFailure
    case .save: formatter.saveFailure
    case .delete: formatter.deleteFailure
    }
  }
}
