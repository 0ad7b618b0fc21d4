import Shared

/// The form's model as its view sees it: the view can only observe and read it.
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
