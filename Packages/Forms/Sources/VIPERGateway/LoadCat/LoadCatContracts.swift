import Presentation
import Shared

// MARK: View and presenter

/// What the presenter tells the view to show.
protocol LoadCatViewProtocol: AnyObject {
  func showCaption(_ caption: String)
  func showLoading(_ isLoading: Bool)
  func showPicture(_ picture: CatPicture?)
  func enableActions(load canLoad: Bool, cancel canCancel: Bool, edit canEdit: Bool)
}

/// What the view tells the presenter: that it appeared, and each thing that the user does.
protocol LoadCatPresenterProtocol: AnyObject {
  func appeared()

  func loadPressed()
  func cancelPressed()
  func editPressed()
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol LoadCatRouterProtocol: AnyObject {
  func presentEditor(of picture: Bitmap)
}
