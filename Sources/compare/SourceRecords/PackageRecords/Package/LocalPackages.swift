package import CompareSupport

/// Packages on this machine, and those that they depend on, with what SwiftPM says of each.
package struct LocalPackages: Sendable {
  private let descriptions: [String: PackageDescription]

  /// Reads packages, and all local ones that these depend on, directly or through others.
  package static func read(_ readers: [PackageReader]) throws(Stop) -> LocalPackages {
    var descriptions: [String: PackageDescription] = [:]
    var pending = readers
    while !pending.isEmpty {
      let read = try pending.concurrentMap { (reader) throws(Stop) in try reader.read() }
      var next: [String: PackageReader] = [:]
      for (reader, description) in zip(pending, read) {
        descriptions[reader.workspace.root] = description
        for folder in description.localDependencies.map(\.realPath) {
          next[folder] = next[folder] ?? reader.reader(ofDependency: folder)
        }
      }
      pending = next.filter { descriptions[$0.key] == nil }.sorted { $0.key < $1.key }.map(\.value)
    }
    return LocalPackages(descriptions: descriptions)
  }

  /// What SwiftPM says of the package in a folder.
  package func description(of root: String) -> PackageDescription? { descriptions[root] }

  /// The Swift modules of the package in a folder, by name.
  package func modules(of root: String) -> [SourceModule] {
    guard let description = descriptions[root] else { return [] }
    let offered = description.localDependencies.map { descriptions[$0.realPath]?.modulesByProduct }
    let products = offered.compactMap(\.self).reduce(into: [:]) { products, more in
      products.merge(more) { first, _ in first }
    }
    return description.modules(root: root, products: products)
  }

  /// The folders of the local packages that one depends on, directly or through others.
  package func dependencies(of root: String) -> [String] {
    var found: [String] = []
    var pending = [root]
    while let current = pending.popLast() {
      for folder in descriptions[current]?.localDependencies.map(\.realPath) ?? []
      where folder != root && !found.contains(folder) {
        found.append(folder)
        pending.append(folder)
      }
    }
    return found.sorted()
  }
}
