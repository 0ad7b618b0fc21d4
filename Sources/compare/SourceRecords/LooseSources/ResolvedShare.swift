/// How much of what a module's sources refer to the compiler itself has resolved.
///
/// Counted are the names that `LostReferences` looks at. A name that follows a dot may belong to a
/// framework and only be called like one of the module's members; when it is lost, nobody can
/// tell, and it counts as the module's. So the share is a lower bound. A module that compiled
/// without an error has lost nothing: its share is 1 by definition.
package struct ResolvedShare: Equatable, Sendable {
  package var resolved = 0
  package var all = 0
  /// The rest, as far as no declaration and no name tells what is meant.
  package var unknown: [UnknownName] = []

  /// From 0 to 1; 1 when there was nothing to resolve.
  package var value: Double { all == 0 ? 1 : Double(resolved) / Double(all) }

  static func + (left: ResolvedShare, right: ResolvedShare) -> ResolvedShare {
    ResolvedShare(
      resolved: left.resolved + right.resolved, all: left.all + right.all,
      unknown: left.unknown + right.unknown)
  }

  /// From 0 to 1: what the compiler resolved, a declared type told, or a name.
  package var known: Double { all == 0 ? 1 : 1 - Double(unknown.count) / Double(all) }
}

/// A name of which nothing tells what it means.
package struct UnknownName: Equatable, Sendable {
  package let name: String
  /// Absolute.
  package let file: String
  package let line: Int
  package let column: Int
}
