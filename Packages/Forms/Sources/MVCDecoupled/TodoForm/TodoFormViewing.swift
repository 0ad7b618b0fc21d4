import TerminalUI

/// What the form's controller needs of a view: what the window asks for, and what it can be told.
protocol TodoFormViewing: AnyObject {
  var delegate: (any TodoFormViewDelegate)? { get set }
  var onChange: () -> Void { get set }

  var screen: Screen { get }
  func press(_ key: Key)
  func answerAlert()

  func showHeading(_ heading: String)
  func showTitle(_ title: String)
  func showDue(_ due: String)
  func showMessage(_ message: String)
  func showFailure(_ message: String, reason: String)
}
