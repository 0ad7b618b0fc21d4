import Presentation
import Shared

// MARK: - View

/// What the presenter tells the view.
protocol LoadCatViewInput: AnyObject {
  func show(_ cat: LoadCatDisplayData)
}

/// What the view shows of the loader, ready to be drawn.
struct LoadCatDisplayData {
  var caption = ""
  var picture: CatPicture?
  var isLoading = false
}

/// What the view tells the presenter: what its user did.
protocol LoadCatViewOutput {
  func didChooseLoad()
  func didChooseCancel()
  func didChooseEdit()
}

// MARK: - Interactor

/// What the presenter asks the interactor to do.
protocol LoadCatInteractorInput {
  func loadCat()
  func cancelLoad()
}

/// What the interactor tells the presenter.
protocol LoadCatInteractorOutput: AnyObject {
  func didFindCat(at address: String)
  func didLoadCat(_ picture: Bitmap)
  func didFail(with error: CatError)
}

// MARK: - Router

/// Where the presenter can go from here.
protocol LoadCatRouterInput {
  func showEditor(for picture: Bitmap)
}
