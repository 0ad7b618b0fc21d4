/// What the presenter can tell the form: that there is something new to show.
protocol TodoFormViewProtocol: AnyObject {
  func presentationChanged()
}
