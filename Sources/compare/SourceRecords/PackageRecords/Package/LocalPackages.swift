package import CompareSupport
import Foundation

/// Packages on this machine and their dependencies, with SwiftPM's description of each.
package struct LocalPackages: Sendable {
  private let descriptions: [String: PackageDescription]

  /// Reads packages and all their local dependencies, direct or indirect.
  ///
  /// SwiftPM isn't asked about a package that hasn't changed since it was last read.
  package static func read(
    _ session: MeasuringSession, _ workspaces: [Workspace]
  ) throws(Failure) -> LocalPackages {
    let toolchain = try session.toolchain
    let kept = workspaces.map { BuildRecord.current(of: $0, toolchain) }
    var texts: [String: Data] = [:]
    for record in kept { texts.merge(record?.descriptions ?? [:]) { first, _ in first } }
    var packages = LocalPackages(texts)
    let start = Date()
    var pending = workspaces.filter { texts[$0.root] == nil }.map {
      PackageReader(session: session, workspace: $0)
    }
    while !pending.isEmpty {
      let read = try pending.concurrentMap { (reader) throws(Failure) in try reader.read() }
      for (reader, text) in zip(pending, read) { texts[reader.workspace.root] = text }
      packages = LocalPackages(texts)
      var next: [String: PackageReader] = [:]
      for reader in pending {
        for folder in packages.needs(of: reader.workspace.root) where texts[folder] == nil {
          next[folder] = next[folder] ?? reader.reader(ofDependency: folder)
        }
      }
      pending = next.sorted { $0.key < $1.key }.map(\.value)
    }
    for (workspace, record) in zip(workspaces, kept) where record == nil {
      let root = workspace.root
      let own = texts.filter { $0.key == root || packages.dependencies(of: root).contains($0.key) }
      BuildRecord(of: workspace, toolchain, descriptions: own, readAfter: start)?
        .write(in: workspace)
    }
    return packages
  }

  private init(_ texts: [String: Data]) {
    descriptions = texts.compactMapValues {
      try? JSONDecoder().decode(PackageDescription.self, from: $0)
    }
  }

  /// The folders of the local packages that a package names.
  private func needs(of root: String) -> [String] {
    descriptions[root]?.localDependencies.map(\.realPath) ?? []
  }

  /// SwiftPM's description of the package in a folder.
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

  /// The folders of the local packages that a package depends on, directly or indirectly.
  package func dependencies(of root: String) -> [String] {
    var found: [String] = []
    var pending = [root]
    while let current = pending.popLast() {
      for folder in needs(of: current)
      where folder != root && !found.contains(folder) {
        found.append(folder)
        pending.append(folder)
      }
    }
    return found.sorted()
  }
}
