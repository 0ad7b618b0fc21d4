public import Presentation
import Shared

extension TodoListSection {
  /// Wraps existing rows.
  public init(title: String, rows: [TodoListRow]) {
    self.init(title: title, rows: LazyList(rows))
  }
}
