/// The editor as its presenter sees it: it is notified when the presentation changes.
protocol EditCatViewProtocol: AnyObject {
  func presentationChanged()
}
