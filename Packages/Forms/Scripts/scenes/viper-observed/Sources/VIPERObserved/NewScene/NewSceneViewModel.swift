import Observation
import Presentation

/// The values that NewScene shows, set by its presenter; it has no logic and no references.
@Observable
final class NewSceneViewModel {
  var left = ""
  /// Why the todos couldn't be loaded.
  var notice: Notice?
}
