import Observation
import Presentation

/// The values that the editor shows, set by its presenter; it has no logic and no references.
@Observable
final class EditCatViewModel {
  var choices: [String] = []
  var choice = 0
  var picture: CatPicture?
  var isFiltering = false
  var isSaving = false
  var canChoose = false
  var canSave = false
  /// How saving ended.
  var notice: Notice?
}
