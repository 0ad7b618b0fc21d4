package import ArchitectureReport

/// What became of building.
package struct Build: Sendable {
  /// Whether the program with the suites is there.
  package var hasSuites = false
  /// Whether the package doesn't build as a whole.
  var isBroken = false
  /// The modules that don't build; there is none when only linking fails.
  var broken: Set<String> = []
  package var notes: [Note] = []
}
