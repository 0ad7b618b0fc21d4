/// One Swift module of the package and its files.
package struct SourceModule: Sendable {
  package let name: String
  package let isTest: Bool
  /// Absolute paths, sorted.
  package var files: [String]
  /// The modules of the package that it depends on.
  package let dependencies: [String]
  /// Its name in the manifest; nil without a manifest.
  package var target: String?
}
