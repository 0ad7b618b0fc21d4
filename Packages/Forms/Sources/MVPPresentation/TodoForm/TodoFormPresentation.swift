import Presentation

/// Everything the form shows, ready for display.
nonisolated struct TodoFormPresentation: Equatable, Sendable {
  let heading: String
  private(set) var title: String
  var due: String
  var message = ""
  /// Why the todo couldn't be saved.
  var notice: Notice?

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
