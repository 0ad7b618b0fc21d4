import Presentation
import TerminalPresentation
import TerminalUI

/// Is told what the user does in a list of todos.
protocol TodoListViewDelegate: AnyObject {
  func todoListView(_ view: TodoListView, didSelectRow row: Int)
  func todoListViewDidTapAdd(_ view: TodoListView)
  func todoListViewDidTapEdit(_ view: TodoListView)
  func todoListViewDidTapToggle(_ view: TodoListView)
  func todoListViewDidTapDelete(_ view: TodoListView)
  func todoListViewDidTapFilter(_ view: TodoListView)
  func todoListViewDidTapClear(_ view: TodoListView)
}

/// Shows todos in sections, with a selected row.
final class TodoListView: View {
  /// What there is to show once the todos are loaded.
  struct Content {
    var summary: String
    var filter: String
    /// Shown if there are no sections.
    var placeholder: String
    var sections: [TodoListSection]
    var canClear: Bool
  }

  weak var delegate: (any TodoListViewDelegate)?
  var onChange: () -> Void = {}

  var content: Content? {
    didSet { onChange() }
  }

  /// Counted over the rows of all sections.
  var selectedRow: Int? {
    didSet { onChange() }
  }

  var screen: Screen {
    Screen(title: "Todos", content: elements, actions: actions)
  }

  func press(_ key: Key) {
    switch key {
    case .up: moveSelection(by: -1)
    case .down: moveSelection(by: 1)
    case "a": delegate?.todoListViewDidTapAdd(self)
    case .enter: delegate?.todoListViewDidTapEdit(self)
    case .space: delegate?.todoListViewDidTapToggle(self)
    case "d": delegate?.todoListViewDidTapDelete(self)
    case "f": delegate?.todoListViewDidTapFilter(self)
    case "c": delegate?.todoListViewDidTapClear(self)
    default: break
    }
  }

  private var elements: [Screen.Content] {
    guard let content else { return [] }
    return [.text(content.summary), .text(content.filter), list(of: content)]
  }

  private func list(of content: Content) -> Screen.Content {
    guard !content.sections.isEmpty else { return .text(content.placeholder, .dimmed) }
    let sections = content.sections.map { Screen.Section($0) }
    return .list(Screen.List(sections: sections, selection: selectedRow))
  }

  private var actions: [Screen.Action] {
    let hasSelection = selectedRow != nil
    return [
      Screen.Action(.up, .down, isEnabled: hasSelection),
      Screen.Action("a", title: "Add"),
      Screen.Action(.enter, title: "Edit", isEnabled: hasSelection),
      Screen.Action(.space, title: "Done", isEnabled: hasSelection),
      Screen.Action("d", title: "Delete", isEnabled: hasSelection),
      Screen.Action("f", title: "Filter"),
      Screen.Action("c", title: "Clear", isEnabled: content?.canClear ?? false),
    ]
  }

  private func moveSelection(by offset: Int) {
    guard let content, let selectedRow else { return }
    let rowCount = content.sections.reduce(0) { $0 + $1.rows.count }
    let row = selectedRow + offset
    guard (0..<rowCount).contains(row) else { return }
    self.selectedRow = row
    delegate?.todoListView(self, didSelectRow: row)
  }
}
