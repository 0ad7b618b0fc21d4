import Shared

/// The list's model as its view sees it: the view can only observe and read it.
protocol TodoListReading: AnyObject {
  func addObserver(_ observer: any ModelObserver)

  /// Before the first load nothing is known, so nothing is claimed.
  var isLoaded: Bool { get }
  var activeCount: Int { get }
  var doneCount: Int { get }
  var filter: TodoFilter { get }
  /// The todos that pass the filter.
  var sections: [TodoSection] { get }
  /// Counted over the rows of all sections.
  var selectedRow: Int? { get }
  var canUseSelected: Bool { get }
  var canClearDone: Bool { get }
  var alert: TodoListAlert? { get }
  /// The open form, if any.
  var form: (any TodoFormReading)? { get }
}
