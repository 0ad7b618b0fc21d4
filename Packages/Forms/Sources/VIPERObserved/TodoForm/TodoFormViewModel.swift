import Observation

/// What the form shows, as its presenter set it; it does nothing, and knows nobody.
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
