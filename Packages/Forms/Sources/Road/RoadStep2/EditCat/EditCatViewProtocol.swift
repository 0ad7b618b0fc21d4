/// What the presenter can tell the editor.
protocol EditCatViewProtocol: AnyObject {
  /// What there is to draw changed.
  func update()
  func showNotice(_ message: String, reason: String?)
}
