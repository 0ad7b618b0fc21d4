import Presentation
import TerminalUI

/// What the cat loader's controller needs of a view: what the window asks for, and what it can be
/// told.
protocol LoadCatViewing: AnyObject {
  var delegate: (any LoadCatViewDelegate)? { get set }
  var onChange: () -> Void { get set }

  var screen: Screen { get }
  func press(_ key: Key)

  func showCaption(_ caption: String)
  func showLoading(_ isLoading: Bool)
  func showPicture(_ picture: CatPicture?)
  func enableActions(load canLoad: Bool, cancel canCancel: Bool, edit canEdit: Bool)
}
