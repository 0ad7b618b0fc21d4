import Presentation

/// Everything the list shows, ready for display.
nonisolated struct TodoListPresentation: Equatable, Sendable {
  /// A question or a message that must be answered before anything else.
  enum Alert: Equatable {
    case question(String)
    case notice(Notice)
  }

  var summary = ""
  var filter = ""
  /// Shown instead of the rows when the list is empty.
  var placeholder: String? = ""
  var sections: [TodoListSection] = []
  /// The selected row, counted over all sections.
  var selection: Int?
  var canClearDone = false
  var alert: Alert?

  var canUseSelected: Bool { selection != nil }
}
