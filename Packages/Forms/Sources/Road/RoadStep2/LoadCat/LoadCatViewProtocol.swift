/// The commands that the presenter gives the cat loader.
protocol LoadCatViewProtocol: AnyObject {
  /// Redraws after the presenter's state has changed.
  func update()
  func presentEditor(_ presenter: EditCatPresenter)
  func dismissEditor()
}
