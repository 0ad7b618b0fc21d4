/// What the presenter can tell the editor: what is not to be seen by observing the model.
protocol EditCatViewProtocol: AnyObject {
  func stateChanged(choice: Int, isFiltering: Bool, isSaving: Bool)
  func showNotice(_ message: String, reason: String?)
}
