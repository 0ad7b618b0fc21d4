import Presentation

/// What the presenter can tell the form to show.
protocol TodoFormViewProtocol: AnyObject {
  func showHeading(_ heading: String)
  func showTitle(_ title: String)
  func showDue(_ due: String)
  func showMessage(_ message: String)
  func showNotice(_ notice: Notice)
  func dismissAlert()
}
