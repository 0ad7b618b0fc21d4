/// How much of what a module's sources refer to the compiler itself has resolved.
///
/// Counted are the names that `LostReferences` looks at. A name that follows a dot may belong to a
/// framework and only be called like one of the module's members; when it is lost, nobody can
/// tell, and it counts as the module's. So the share is a lower bound. A module that compiled
/// without an error has lost nothing: its share is 1 by definition.
package struct ResolvedShare: Equatable, Sendable {
  package var resolved = 0
  package var all = 0

  /// From 0 to 1; 1 when there was nothing to resolve.
  package var value: Double { all == 0 ? 1 : Double(resolved) / Double(all) }

  static func + (left: ResolvedShare, right: ResolvedShare) -> ResolvedShare {
    ResolvedShare(resolved: left.resolved + right.resolved, all: left.all + right.all)
  }
}
