import TerminalUI

/// What NewScene's controller needs of a view: what the window asks for, and what it can be told.
protocol NewSceneViewing: AnyObject {
  var delegate: (any NewSceneViewDelegate)? { get set }
  var onChange: () -> Void { get set }

  var screen: Screen { get }
  func press(_ key: Key)
  func answerAlert()

  func showLeft(_ left: String)
  func showFailure(_ message: String, reason: String)
}
