import Observation

/// The values that the form shows, set by its presenter; it has no logic and no references.
@Observable
final class TodoFormViewModel {
  /// Why the todo couldn't be saved.
  struct Failure: Equatable {
    let message: String
    let reason: String
  }

  var heading = ""
  var title = ""
  var due = ""
  var message = ""
  var failure: Failure?
}
