/// One Swift module of the package and the files it is made of.
struct SourceModule: Sendable {
  let name: String
  let isTest: Bool
  /// Absolute paths, sorted.
  let files: [String]
}

extension SourceModule {
  /// The Swift modules of a package; generated sources are not among what SwiftPM describes.
  static func all(in package: PackageDescription, root: String) -> [SourceModule] {
    package.targets.filter(\.isSwift).map { target in
      let folder = target.path.hasPrefix("/") ? target.path : "\(root)/\(target.path)"
      return SourceModule(
        name: target.c99name,
        isTest: target.isTest,
        files: target.sources.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
      )
    }
  }
}
