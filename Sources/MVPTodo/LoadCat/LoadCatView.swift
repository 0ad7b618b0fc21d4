/// What the presenter can tell the cat loader to show.
protocol LoadCatView: AnyObject {
  func showCaption(_ caption: String)
  func showLoading(_ isLoading: Bool)
  func showPicture(_ picture: CatPicture?)
  func showEditor(_ presenter: any EditCatPresenterProtocol)
  func hideEditor()
}
