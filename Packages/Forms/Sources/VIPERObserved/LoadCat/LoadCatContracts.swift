import Shared

// MARK: View and presenter

/// What the view tells the presenter: that it appeared, and each thing that the user does.
protocol LoadCatPresenterProtocol: AnyObject {
  func appeared()

  func loadPressed()
  func cancelPressed()
  func editPressed()
}

// MARK: Presenter and interactor

/// What the presenter asks of the interactor.
protocol LoadCatInteractorProtocol: AnyObject {
  func startLoad()
  func cancelLoad()
}

/// What the interactor answers.
protocol LoadCatInteractorOutput: AnyObject {
  func loadStarted()
  func addressArrived(_ address: String)
  func pictureArrived(_ picture: Bitmap)
  func loadFailed(_ error: CatError)
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol LoadCatRouterProtocol: AnyObject {
  func presentEditor(of picture: Bitmap)
}
