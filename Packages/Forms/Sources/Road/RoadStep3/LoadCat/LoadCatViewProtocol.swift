import Presentation

/// What the presenter can tell the cat loader to show.
protocol LoadCatViewProtocol: AnyObject {
  func showCaption(_ caption: String)
  func showLoading(_ isLoading: Bool)
  func showPicture(_ picture: CatPicture?)
  func enableActions(load canLoad: Bool, cancel canCancel: Bool, edit canEdit: Bool)
  func presentEditor(_ presenter: EditCatPresenter)
  func dismissEditor()
}
