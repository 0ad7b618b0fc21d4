import Presentation

/// What the cat loader's view binds to, and what the user can do with it.
protocol LoadCatViewModelProtocol: AnyObject {
  var caption: ReadOnly<String> { get }
  var isLoading: ReadOnly<Bool> { get }
  var picture: ReadOnly<CatPicture?> { get }
  var canLoad: ReadOnly<Bool> { get }
  var canCancel: ReadOnly<Bool> { get }
  var canEdit: ReadOnly<Bool> { get }

  func loadPressed()
  func cancelPressed()
  func editPressed()
}
