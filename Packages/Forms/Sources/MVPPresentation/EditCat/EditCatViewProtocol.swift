/// What the presenter can tell the editor: that there is something new to show.
protocol EditCatViewProtocol: AnyObject {
  func presentationChanged()
}
