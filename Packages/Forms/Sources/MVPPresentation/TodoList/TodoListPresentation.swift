import Presentation

/// All that the list shows, ready to be shown.
nonisolated struct TodoListPresentation: Equatable, Sendable {
  /// What is to be asked or said before anything else.
  enum Alert: Equatable {
    case question(String)
    case failure(String, reason: String)
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
