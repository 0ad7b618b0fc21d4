import TerminalUI

/// What the list tells whoever controls it.
protocol TodoListViewDelegate: AnyObject {
  func selectionMoved(by rows: Int)
  func addPressed()
  func editPressed()
  func donePressed()
  func deletePressed()
  func filterPressed()
  func clearDonePressed()
  func alertAnswered(_ yes: Bool)
}

/// Draws the list.
final class TodoListView {
  weak var delegate: (any TodoListViewDelegate)?
  var onChange: () -> Void = {}

  private var summary = ""
  private var filter = ""
  private var placeholder = ""
  private var list = Screen.List(sections: [])
  private var canClearDone = false
  private var alert: Screen.Alert?

  func showSummary(_ summary: String, filter: String, canClearDone: Bool) {
    self.summary = summary
    self.filter = filter
    self.canClearDone = canClearDone
    onChange()
  }

  func showSections(_ sections: [TodoListSection], placeholder: String) {
    list.sections = sections.map(Screen.Section.init)
    self.placeholder = placeholder
    onChange()
  }

  func showSelection(_ row: Int?) {
    list.selection = row
    onChange()
  }

  func showQuestion(_ question: String) {
    alert = Screen.Alert(.question, question)
    onChange()
  }

  func showFailure(_ message: String, reason: String) {
    alert = Screen.Alert(.notice, message, detail: reason)
    onChange()
  }
}

extension TodoListView {
  var screen: Screen {
    Screen(
      title: "Todos",
      content: [
        .text(summary), .text(filter),
        list.sections.isEmpty ? .text(placeholder, .dimmed) : .list(list),
      ],
      actions: actions,
      alert: alert)
  }

  private var actions: [Screen.Action] {
    let hasSelection = list.selection != nil
    return [
      Screen.Action(.up, .down, isEnabled: hasSelection),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: hasSelection),
      Screen.Action(.space, title: "Done", isEnabled: hasSelection),
      Screen.Action("d", title: "Delete", isEnabled: hasSelection),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: canClearDone),
    ]
  }

  func press(_ key: Key) {
    switch key {
    case .up: delegate?.selectionMoved(by: -1)
    case .down: delegate?.selectionMoved(by: 1)
    case "a": delegate?.addPressed()
    case .enter: delegate?.editPressed()
    case .space: delegate?.donePressed()
    case "d": delegate?.deletePressed()
    case "f": delegate?.filterPressed()
    case "c": delegate?.clearDonePressed()
    default: break
    }
  }

  func answerAlert(_ yes: Bool) {
    alert = nil
    onChange()
    delegate?.alertAnswered(yes)
  }
}

extension Screen.Section {
  fileprivate init(_ section: TodoListSection) {
    self.init(title: section.title, rows: section.rows.map(Screen.Row.init))
  }
}

extension Screen.Row {
  fileprivate init(_ row: TodoListRow) {
    self.init(
      isChecked: row.isDone, text: row.title, detail: row.due,
      style: row.isOverdue ? .warning : row.isDone ? .dimmed : .plain)
  }
}
