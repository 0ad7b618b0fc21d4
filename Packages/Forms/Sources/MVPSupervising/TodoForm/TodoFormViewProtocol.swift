/// What the presenter can tell the form: what is not to be seen by observing the model.
protocol TodoFormViewProtocol: AnyObject {
  func showMessage(_ message: String)
  func showFailure(_ message: String, reason: String)
}
