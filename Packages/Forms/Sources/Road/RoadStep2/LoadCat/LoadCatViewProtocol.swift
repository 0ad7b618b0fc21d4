/// What the presenter can tell the cat loader.
protocol LoadCatViewProtocol: AnyObject {
  /// What there is to draw changed.
  func update()
  func presentEditor(_ presenter: EditCatPresenter)
  func dismissEditor()
}
