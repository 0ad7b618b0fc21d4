import Shared

/// What the list's view can do with the model: follow it, and read.
protocol TodoListReading: AnyObject {
  func addObserver(_ observer: any ModelObserver)

  /// Before the first load nothing is known, so nothing is claimed.
  var isLoaded: Bool { get }
  var activeCount: Int { get }
  var doneCount: Int { get }
  var filter: TodoFilter { get }
  /// Those todos that the filter lets through.
  var sections: [TodoSection] { get }
  /// Counted over the rows of all sections.
  var selectedRow: Int? { get }
  var canUseSelected: Bool { get }
  var canClearDone: Bool { get }
  var alert: TodoListAlert? { get }
  /// The form that is open.
  var form: (any TodoFormReading)? { get }
}
