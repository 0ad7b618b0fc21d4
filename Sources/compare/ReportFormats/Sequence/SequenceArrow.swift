import RunTrace

/// A message of a sequence diagram, between two of those who take part.
struct SequenceArrow: Equatable {
  /// Places among the participants.
  var from: Int
  var to: Int
  var label: String
  /// The protocol that the call went through.
  var through: String?
  /// Where the function begins; nil where nothing tells.
  var place: CodePlace?

  /// Such as `add, through Storing`.
  var title: String { label + (through.map { ", through \($0)" } ?? "") }
}
