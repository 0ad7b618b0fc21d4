import Observation
import Presentation

/// The values that the cat loader shows, set by its presenter; it has no logic and no references.
@Observable
final class LoadCatViewModel {
  var caption = ""
  var isLoading = false
  var picture: CatPicture?
  var canLoad = false
  var canCancel = false
  var canEdit = false
}
