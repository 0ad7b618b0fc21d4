public import Presentation
import Shared

extension TodoListSection {
  /// Rows that are there already.
  public init(title: String, rows: [TodoListRow]) {
    self.init(title: title, rows: LazyList(rows))
  }
}
