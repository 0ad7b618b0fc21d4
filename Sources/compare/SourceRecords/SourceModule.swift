/// One Swift module of the package and the files it is made of.
package struct SourceModule: Sendable {
  package let name: String
  package let isTest: Bool
  /// Absolute paths, sorted.
  package let files: [String]
  /// The modules of the package that it sees.
  package let dependencies: [String]
  /// What the manifest calls it; nil for what has no manifest.
  package var target: String?

  package init(
    name: String, isTest: Bool, files: [String], dependencies: [String], target: String? = nil
  ) {
    self.name = name
    self.isTest = isTest
    self.files = files
    self.dependencies = dependencies
    self.target = target
  }
}
