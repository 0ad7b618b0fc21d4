/// How much of what a module's sources refer to the compiler itself has resolved.
///
/// Counted are the names that `LostReferences` looks at. A name that follows a dot may belong to a
/// framework and only be called like one of the module's members; when it is lost, nobody can
/// tell, and it counts as the module's. So the share is a lower bound. A module that compiled
/// without an error has lost nothing: its share is 1 by definition.
struct ResolvedShare: Equatable, Sendable {
  var resolved = 0
  var all = 0

  /// From 0 to 1; 1 when there was nothing to resolve.
  var value: Double { all == 0 ? 1 : Double(resolved) / Double(all) }

  /// Whether it makes the result partial depends on what was promised.
  func note(_ kind: Note.Kind, on module: String) -> Note {
    Note(
      kind,
      "the compiler resolved \(resolved) of \(all) references; of the others, types were found by"
        + " name",
      of: module)
  }

  static func + (left: ResolvedShare, right: ResolvedShare) -> ResolvedShare {
    ResolvedShare(resolved: left.resolved + right.resolved, all: left.all + right.all)
  }
}
