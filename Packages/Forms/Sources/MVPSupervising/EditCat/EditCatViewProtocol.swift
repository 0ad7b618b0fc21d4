/// What the presenter can tell the editor: what is not to be seen by observing the model.
protocol EditCatViewProtocol: AnyObject {
  func stateChanged(choice: Int, _ phase: EditCatPhase)
  func showNotice(_ message: String, reason: String?)
}

/// What goes on in the editor, as its presenter has it.
enum EditCatPhase {
  case idle
  case filtering
  case saving
  case saved
}
