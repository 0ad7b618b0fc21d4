/// All that the form shows, ready to be shown.
nonisolated struct TodoFormPresentation: Equatable, Sendable {
  /// Why the todo couldn't be saved.
  struct Failure: Equatable {
    let message: String
    let reason: String
  }

  let heading: String
  private(set) var title: String
  var due: String
  var message = ""
  var failure: Failure?

  init(heading: String, title: String, due: String) {
    self.heading = heading
    self.title = title
    self.due = due
  }

  /// What was wrong with the old title isn't said of the new one.
  mutating func changeTitle(to title: String) {
    self.title = title
    message = ""
  }
}
