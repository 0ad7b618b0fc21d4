import Presentation

/// What the list's controller needs from a view: properties to set, and a delegate.
protocol TodoListViewing: AnyObject {
  var delegate: (any TodoListViewDelegate)? { get set }

  var summary: String { get set }
  var filter: String { get set }
  /// Shown instead of the sections when the list is empty.
  var placeholder: String? { get set }
  var sections: [TodoListSection] { get set }
  /// The selected row, counted over all sections.
  var selection: Int? { get set }
  var canUseSelected: Bool { get set }
  var canClearDone: Bool { get set }
}
