import Presentation

/// The values that the editor's view binds to, and the actions that it calls.
protocol EditCatViewModelProtocol: AnyObject {
  var choices: [String] { get }
  var choice: ReadOnly<Int> { get }
  var picture: ReadOnly<CatPicture?> { get }
  var isFiltering: ReadOnly<Bool> { get }
  var isSaving: ReadOnly<Bool> { get }
  var canChoose: ReadOnly<Bool> { get }
  var canSave: ReadOnly<Bool> { get }
  /// How saving ended.
  var notice: ReadOnly<Notice?> { get }

  func choiceMoved(by rows: Int)
  func savePressed()
  func cancelPressed()
  func alertAnswered()
}
