/// One Swift module of the package and the files it is made of.
struct SourceModule: Sendable {
  let name: String
  let isTest: Bool
  /// Absolute paths, sorted.
  let files: [String]
  /// The modules of the package that it sees.
  let dependencies: [String]
  /// What the manifest calls it; nil for what has no manifest.
  var target: String?
}

extension SourceModule {
  /// The Swift modules of a package, by name; generated sources are not among what SwiftPM
  /// describes.
  static func all(in package: PackageDescription, root: String) -> [SourceModule] {
    let targets = package.targets.filter(\.isSwift)
    // What a target depends on is named as in the manifest.
    let names = Dictionary(targets.map { ($0.name, $0.c99name) }) { first, _ in first }
    return targets.map { target in
      let folder = target.path.hasPrefix("/") ? target.path : "\(root)/\(target.path)"
      return SourceModule(
        name: target.c99name,
        isTest: target.isTest,
        files: target.sources.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted(),
        dependencies: (target.dependencies ?? []).map { names[$0] ?? $0 },
        target: target.name
      )
    }
    .sorted { $0.name < $1.name }
  }
}
