/// One Swift module of the package and its files.
package struct SourceModule: Sendable {
  package let name: String
  package let isTest: Bool
  /// Absolute paths, sorted.
  package var files: [String]
  /// The modules of the package that it depends on.
  package let dependencies: [String]
  /// Its name in the manifest or in the project; nil without one.
  package var target: String?
  /// What its manifest declares; nil unless the packages were found below a folder.
  package var declared: DeclaredTarget?
  /// Whether it has a manifest that can't be read here.
  package var isUnread = false
}

/// A target as its manifest declares it, with its dependencies on other targets that are measured.
package struct DeclaredTarget: Equatable, Sendable {
  /// A target or product, and the measured modules that it offers.
  package struct Dependency: Equatable, Sendable {
    package let name: String
    package let modules: [String]
    /// Where the manifest names it, or the target if a constant or a function brings it.
    package let position: Position
    package let isNamed: Bool
  }

  package let package: String
  package let name: String
  /// The path of the manifest.
  package let manifest: String
  /// In the manifest's order; those that offer no measured module are left out.
  package let dependencies: [Dependency]
}
