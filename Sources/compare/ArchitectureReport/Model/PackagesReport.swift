import ArchitectureGraph
import SourceRecords

/// The packages of a result, and which of them need which.
package struct PackagesReport: Codable, Equatable, Sendable {
  package struct Package: Codable, Equatable, Sendable {
    package var name: String
    /// Its columns, sorted.
    package var modules: [String]
    /// The other packages that its types refer to, sorted.
    package var needs: [Need]
  }

  package struct Need: Codable, Equatable, Sendable {
    package var name: String
    /// How many type edges lead there.
    package var edges: Int
  }

  /// Sorted by name.
  package var list: [Package]
  /// Packages that can all reach each other, each with the shortest cycle first.
  package var cycles: [[String]]

  /// Nil if no module has a manifest; a module without one is a package of its own.
  init?(_ modules: [SourceModule], _ reports: [ModuleReport]) {
    guard modules.contains(where: { $0.declared != nil }) else { return nil }
    let names = Dictionary(modules.map { ($0.name, $0.declared?.package ?? $0.name) }) { one, _ in
      one
    }
    let columns = Dictionary(grouping: reports) { names[$0.name] ?? $0.name }
    list = columns.map { name, columns in
      let needs = columns.flatMap(\.edges.byModule).map { (names[$0.key] ?? $0.key, $0.value) }
      let sums = Dictionary(needs, uniquingKeysWith: +).filter { $0.key != name }
      return Package(
        name: name, modules: columns.map(\.name).sorted(),
        needs: sums.map { Need(name: $0, edges: $1) }.sorted { $0.name < $1.name })
    }
    .sorted { $0.name < $1.name }
    let pairs = list.flatMap { package in package.needs.map { (from: package.name, to: $0.name) } }
    cycles = Cycles.all(pairs).map { ShortestCycle.find(in: $0, pairs) }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }
}
