/// What the presenter of the form needs from its view.
protocol TodoFormView: AnyObject {
  var heading: String { get set }
  /// The title as it was typed.
  var title: String { get set }
  var due: String { get set }
  /// What is wrong with the title.
  var message: String? { get set }

  func showNotice(_ message: String, reason: String)
}
