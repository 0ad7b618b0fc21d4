import Shared

// MARK: View and presenter

/// What the view tells the presenter: that it appeared, and each thing that the user does.
protocol EditCatPresenterProtocol: AnyObject {
  func appeared()

  func choiceMoved(by rows: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}

// MARK: Presenter and interactor

/// What the presenter asks of the interactor.
protocol EditCatInteractorProtocol: AnyObject {
  func start()
  func startFilter(_ filter: PictureFilter)
  func startSave()
  func cancel()
}

/// What the interactor answers.
protocol EditCatInteractorOutput: AnyObject {
  func changed(_ response: EditCatResponse)
  func saved(as name: String)
  func saveFailed(reason: String)
}

/// What the interactor hands to the presenter: plain values.
nonisolated struct EditCatResponse: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case idle
    case filtering
    case saving
    case saved
  }

  let picture: Bitmap
  let filter: PictureFilter
  let phase: Phase
}

// MARK: Presenter and router

/// What the presenter asks of the router.
protocol EditCatRouterProtocol: AnyObject {
  func close()
}
