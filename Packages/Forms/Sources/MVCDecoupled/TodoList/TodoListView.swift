import Presentation
import TerminalPresentation
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
}

/// Draws the list.
final class TodoListView: TodoListViewing {
  weak var delegate: (any TodoListViewDelegate)?
  var onChange: () -> Void = {}

  var summary = "" { didSet { onChange() } }
  var filter = "" { didSet { onChange() } }
  /// Shown instead of the sections when the list is empty.
  var placeholder: String? = "" { didSet { onChange() } }
  var sections: [TodoListSection] = [] { didSet { onChange() } }
  /// The selected row, counted over all sections.
  var selection: Int? { didSet { onChange() } }
  var canUseSelected = false { didSet { onChange() } }
  var canClearDone = false { didSet { onChange() } }
}

extension TodoListView: View {
  var screen: Screen {
    Screen(title: "Todos", content: [.text(summary), .text(filter), list], actions: actions)
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
}
