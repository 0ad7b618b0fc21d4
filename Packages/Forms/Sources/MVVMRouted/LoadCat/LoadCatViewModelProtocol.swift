import Presentation

/// The values that the cat loader's view binds to, and the actions that it calls.
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
