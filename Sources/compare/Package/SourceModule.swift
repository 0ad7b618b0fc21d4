/// One Swift module of the package and the files it is made of.
struct SourceModule: Sendable {
  let name: String
  let isTest: Bool
  /// Absolute paths, sorted.
  let files: [String]
  /// The modules of the package that it sees.
  let dependencies: [String]
}

extension SourceModule {
  /// The Swift modules of a package; generated sources are not among what SwiftPM describes.
  static func all(in package: PackageDescription, root: String) -> [SourceModule] {
    package.targets.filter(\.isSwift).map { target in
      let folder = target.path.hasPrefix("/") ? target.path : "\(root)/\(target.path)"
      return SourceModule(
        name: target.c99name,
        isTest: target.isTest,
        files: target.sources.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted(),
        dependencies: target.dependencies ?? []
      )
    }
  }

  /// These modules and everything that they see: what no column can refer to is not read.
  static func closure(of names: [String], in modules: [SourceModule]) -> [SourceModule] {
    let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    var needed: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
      guard let module = byName[name], needed.insert(name).inserted else { continue }
      pending += module.dependencies
    }
    return modules.filter { needed.contains($0.name) }
  }
}
