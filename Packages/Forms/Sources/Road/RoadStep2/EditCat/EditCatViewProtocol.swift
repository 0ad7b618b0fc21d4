/// The commands that the presenter gives the editor.
protocol EditCatViewProtocol: AnyObject {
  /// Redraws after the presenter's state has changed.
  func update()
}
