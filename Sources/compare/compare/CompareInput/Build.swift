package import ArchitectureReport

/// What became of building.
package struct Build: Sendable {
  /// What became of each package, in the order of the plan.
  var packages: [PackageBuild] = []

  /// Whether there is a program with suites.
  package var hasSuites: Bool { packages.contains(where: \.hasSuites) }
  package var notes: [Note] { packages.flatMap(\.notes) }
}

/// What became of building one package.
struct PackageBuild: Sendable {
  /// Whether the program with the suites is there.
  var hasSuites = false
  /// Whether the package doesn't build as a whole.
  var isBroken = false
  /// The modules that don't build; there is none when only linking fails.
  var broken: Set<String> = []
  var notes: [Note] = []
}
