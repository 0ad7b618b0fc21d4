import Observation
import Presentation

/// The values that the form shows, set by its presenter; it has no logic and no references.
@Observable
final class TodoFormViewModel {
  var heading = ""
  var title = ""
  var due = ""
  var message = ""
  /// Why the todo couldn't be saved.
  var notice: Notice?
}
