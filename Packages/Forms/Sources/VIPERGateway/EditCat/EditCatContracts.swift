import Presentation

// MARK: View and presenter

/// What the presenter tells the view to show.
protocol EditCatViewProtocol: AnyObject {
  func showPicture(_ picture: CatPicture)
  func showChoices(_ titles: [String], selection: Int)
  func showFiltering(_ isFiltering: Bool)
  func showSaving(_ isSaving: Bool)
  func enableActions(choose canChoose: Bool, save canSave: Bool)
  func showNotice(_ notice: Notice)
  func dismissAlert()
}

/// What the view tells the presenter: that it appeared, and each thing that the user does.
protocol EditCatPresenterProtocol: AnyObject {
  func appeared()

  func choiceMoved(by rows: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol EditCatRouterProtocol: AnyObject {
  func close()
}
