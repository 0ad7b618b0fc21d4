import Presentation

/// What the view shows of the list, ready to be drawn.
struct TodoListDisplayData {
  let summary: String
  let filter: String
  let sections: [TodoListSection]
  /// Shown in place of the rows if there are none.
  let placeholder: String?
  /// The selected row, counted over all sections.
  let selection: Int?
  let canClear: Bool
}
