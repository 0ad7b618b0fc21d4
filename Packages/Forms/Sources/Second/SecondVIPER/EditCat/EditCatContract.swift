import Presentation
import Shared

// MARK: - View

/// What the presenter tells the view.
protocol EditCatViewInput: AnyObject {
  func show(_ editor: EditCatDisplayData)
  func showNotice(_ message: String, reason: String?)
}

/// What the view shows of the editor, ready to be drawn.
struct EditCatDisplayData {
  let picture: CatPicture
  let choices: [String]
  let selection: Int
  /// The work in progress, if there is any.
  let activity: Activity?

  enum Activity {
    case filtering
    case saving
  }
}

/// What the view tells the presenter: what its user did.
protocol EditCatViewOutput {
  func viewDidAppear()
  func didMoveSelection(by rows: Int)
  func didChooseSave()
  func didChooseClose()
  func didDismissNotice()
}

// MARK: - Interactor

/// What the presenter asks the interactor to do.
protocol EditCatInteractorInput {
  func showOriginal()
  /// Applies a filter to the original, instead of one that is still being applied.
  func apply(_ filter: PictureFilter)
  /// Saves the picture that was finished last.
  func save()
  func cancelWork()
}

/// What the interactor tells the presenter.
protocol EditCatInteractorOutput: AnyObject {
  func didFinish(_ picture: Bitmap)
  func didSave(as name: String)
  func didFailToSave(reason: String)
}

// MARK: - Router

/// Where the presenter can go from here.
protocol EditCatRouterInput {
  func close()
}
