import Kit

/// What its comments accept is no finding.
final class AcceptedView {
  // compare:ignore mvc.view-knows-model draws notes alone, until there is a formatter
  func show(_ note: Note) {}
  func hide(_ note: Note) {}  // compare:ignore mvc.view-knows-model as above
}

final class UnexplainedView {
  // breaks: ignore-without-reason
  // compare:ignore mvc.view-knows-model
  func show(_ note: Note) {}
}

final class MisspeltView {
  // breaks: ignore-unknown-rule
  // compare:ignore mvc.view-knows-modle notes are all that it draws
  func show(_ note: Note) {}  // breaks: mvc.view-knows-model
}

final class PlainView {
  // breaks: ignore-without-effect
  // compare:ignore mvc.view-knows-model shows texts alone by now
  func show(_ text: String) {}
}

/// The second place is not accepted, and so it is the one that is found.
final class HalfView {
  func show(_ note: Note) {}  // compare:ignore mvc.view-knows-model only for now
  func hide(_ note: Note) {}  // breaks: mvc.view-knows-model
}

let text = "// compare:ignore mvc.view-knows-model is no comment"
