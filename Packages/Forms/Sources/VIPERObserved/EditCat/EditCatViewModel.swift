import Observation
import Presentation

/// What the editor shows, as its presenter set it; it does nothing, and knows nobody.
@Observable
final class EditCatViewModel {
  /// How saving ended.
  struct Notice: Equatable {
    let message: String
    let reason: String?
  }

  var choices: [String] = []
  var choice = 0
  var picture: CatPicture?
  var isFiltering = false
  var isSaving = false
  var canChoose = false
  var canSave = false
  var notice: Notice?
}
