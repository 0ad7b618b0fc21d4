/// What the presenter can tell the cat loader: that there is something new to show, and what to
/// present.
protocol LoadCatViewProtocol: AnyObject {
  func presentationChanged()
  func presentEditor(_ presenter: any EditCatPresenterProtocol)
  func dismissEditor()
}
