import CompareSupport

extension PackageDescription {
  /// The Swift modules of a package, by name; generated sources are not among what SwiftPM
  /// describes.
  ///
  /// Takes what the products of other packages offer.
  package func modules(root: String, products: [String: [String]] = [:]) -> [SourceModule] {
    let targets = targets.filter(\.isSwift)
    // What a target depends on is named as in the manifest.
    let names = Dictionary(targets.map { ($0.name, $0.c99name) }) { first, _ in first }
    return targets.map { target in
      let folder = target.path.path(from: root)
      return SourceModule(
        name: target.c99name,
        isTest: target.isTest,
        files: target.sources.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted(),
        dependencies: (target.dependencies ?? []).map { names[$0] ?? $0 }
          + (target.products ?? []).flatMap { products[$0] ?? [] },
        target: target.name
      )
    }
    .sorted { $0.name < $1.name }
  }
}
