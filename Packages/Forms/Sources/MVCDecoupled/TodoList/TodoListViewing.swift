import Presentation
import TerminalUI

/// What the list's controller needs of a view: what the window asks for, and what it can be told.
protocol TodoListViewing: AnyObject {
  var delegate: (any TodoListViewDelegate)? { get set }
  var onChange: () -> Void { get set }

  var screen: Screen { get }
  func press(_ key: Key)
  func answerAlert(_ yes: Bool)

  func showSummary(_ summary: String, filter: String)
  func showSections(_ sections: [TodoListSection])
  func showPlaceholder(_ placeholder: String)
  func showSelection(_ row: Int?)
  func enableActions(onSelected canUseSelected: Bool, clearDone canClearDone: Bool)
  func showQuestion(_ question: String)
  func showFailure(_ message: String, reason: String)
}
