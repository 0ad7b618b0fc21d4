import Presentation

/// The values that the form's view binds to, and the actions that it calls.
protocol TodoFormViewModelProtocol: AnyObject {
  var heading: String { get }
  /// Bound in both directions to the view's text field.
  var title: Observable<String> { get }
  var due: ReadOnly<String> { get }
  var message: ReadOnly<String> { get }
  /// Why the todo couldn't be saved.
  var notice: ReadOnly<Notice?> { get }

  func dueMoved(byDays days: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}
