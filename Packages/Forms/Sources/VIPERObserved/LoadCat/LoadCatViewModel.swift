import Observation
import Presentation

/// What the cat loader shows, as its presenter set it; it does nothing, and knows nobody.
@Observable
final class LoadCatViewModel {
  var caption = ""
  var isLoading = false
  var picture: CatPicture?
  var canLoad = false
  var canCancel = false
  var canEdit = false
}
