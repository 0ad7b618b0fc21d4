import Presentation
import TerminalUI

/// What the editor's controller needs of a view: what the window asks for, and what it can be told.
protocol EditCatViewing: AnyObject {
  var delegate: (any EditCatViewDelegate)? { get set }
  var onChange: () -> Void { get set }

  var screen: Screen { get }
  func press(_ key: Key)
  func answerAlert()

  func showPicture(_ picture: CatPicture)
  func showChoices(_ titles: [String], selection: Int)
  func showFiltering(_ isFiltering: Bool)
  func showSaving(_ isSaving: Bool)
  func enableActions(choose canChoose: Bool, save canSave: Bool)
  func showNotice(_ message: String, reason: String?)
}
