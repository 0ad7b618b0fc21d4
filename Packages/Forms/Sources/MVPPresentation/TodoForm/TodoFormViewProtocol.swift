/// The form as its presenter sees it: it is notified when the presentation changes.
protocol TodoFormViewProtocol: AnyObject {
  func presentationChanged()
}
