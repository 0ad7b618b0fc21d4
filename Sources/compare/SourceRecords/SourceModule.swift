/// One Swift module of the package and the files it is made of.
package struct SourceModule: Sendable {
  package let name: String
  package let isTest: Bool
  /// Absolute paths, sorted.
  package var files: [String]
  /// The modules of the package that it sees.
  package let dependencies: [String]
  /// What the manifest calls it; nil for what has no manifest.
  package var target: String?
}
