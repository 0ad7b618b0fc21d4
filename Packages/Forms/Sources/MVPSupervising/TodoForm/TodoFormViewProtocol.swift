import Presentation

/// The form as its presenter sees it: it shows everything that isn't in the model.
protocol TodoFormViewProtocol: AnyObject {
  func showMessage(_ message: String)
  func showNotice(_ notice: Notice)
  func dismissAlert()
}
