/// The values that the form's view binds to, and the actions that it calls.
protocol TodoFormViewModelProtocol: AnyObject {
  var heading: String { get }
  /// Bound in both directions to the view's text field.
  var title: Observable<String> { get }
  var due: ReadOnly<String> { get }
  var message: ReadOnly<String> { get }
  var failure: ReadOnly<TodoFormFailure?> { get }

  func dueMoved(byDays days: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

/// Why the todo couldn't be saved.
nonisolated struct TodoFormFailure: Equatable, Sendable {
  let message: String
  let reason: String
}
