/// Everything the form shows, ready for display.
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

  /// Clears the message, which was about the old title.
  mutating func changeTitle(to title: String) {
    self.title = title
    message = ""
  }
}
