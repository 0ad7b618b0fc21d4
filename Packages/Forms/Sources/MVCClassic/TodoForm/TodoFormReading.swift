import Shared

/// What the form's view can do with the model: follow it, and read.
protocol TodoFormReading: AnyObject {
  func addObserver(_ observer: any ModelObserver)

  var isNew: Bool { get }
  var title: String { get }
  var due: CalendarDay { get }
  /// What is wrong with the title that was to be saved.
  var invalid: TodoTitle.Invalid? { get }
  /// Why the todo couldn't be saved.
  var failure: String? { get }
}
