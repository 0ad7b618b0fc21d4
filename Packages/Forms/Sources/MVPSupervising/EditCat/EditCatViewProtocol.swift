import Presentation

/// The editor as its presenter sees it: it shows everything that isn't in the model.
protocol EditCatViewProtocol: AnyObject {
  func stateChanged(choice: Int, _ phase: EditCatPhase)
  func showNotice(_ notice: Notice)
  func dismissAlert()
}

/// The phases of the editor that its presenter keeps track of.
enum EditCatPhase {
  case idle
  case filtering
  case saving
  case saved
}
