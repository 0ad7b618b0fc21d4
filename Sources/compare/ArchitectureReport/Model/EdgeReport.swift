import ArchitectureGraph
import CompareSupport
import SourceRecords

/// The dependency edges of one module.
package struct EdgeReport: Codable, Equatable, Sendable {
  package struct Edge: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case abstract, concrete
    }

    package var from: String
    package var to: String
    package var toModule: String
    package var kind: Kind
    /// Whether the compiler resolved none of its references.
    package var isByName: Bool
    package var references: Int
    /// The first of the places.
    package var file: String
    package var line: Int
    /// Where the source refers to the other type or to one of its members, sorted.
    package var places: [Place]
  }

  /// Counted from 1; the column in UTF-8 bytes.
  package struct Place: Codable, Equatable, Sendable {
    package var file: String
    package var line: Int
    var column: Int
  }

  package var total: Int
  package var `internal`: Int
  var external: Int
  var concrete: Int
  var abstract: Int
  /// Those that were found only by a type's name, where the compiler resolved nothing.
  var byName: Int
  /// The external ones, by the module that they lead to.
  var byModule: [String: Int]
  package var list: [Edge]
}

extension EdgeReport {
  /// The edges that begin in a module, sorted by what is shown, then by place.
  init(_ analysis: Analysis, of module: String, _ shown: ShownPaths) {
    let nodes = analysis.graph.nodes
    let list = analysis.edges.nodeEdges(of: module).filter { $0.from != $0.to }
      .compactMap { Edge($0, nodes, shown) }
    self.init(list.sorted { $0.isBefore($1) }, of: module)
  }

  /// Takes the edges of a module in their order.
  init(_ list: [Edge], of module: String) {
    let external = list.filter { $0.toModule != module }
    total = list.count
    self.internal = list.count - external.count
    self.external = external.count
    abstract = list.count { $0.kind == .abstract }
    concrete = list.count { $0.kind == .concrete }
    byName = list.count { $0.isByName }
    byModule = Dictionary(external.map { ($0.toModule, 1) }, uniquingKeysWith: +)
    self.list = list
  }
}

extension EdgeReport.Edge {
  /// Takes the places in their order; there is at least one.
  init(
    from: String, to: String, toModule: String, kind: Kind, isByName: Bool = false,
    places: [EdgeReport.Place]
  ) {
    self.init(
      from: from, to: to, toModule: toModule, kind: kind, isByName: isByName,
      references: places.count, file: places.first?.file ?? "", line: places.first?.line ?? 0,
      places: places)
  }

  fileprivate init?(
    _ edge: TypeEdge, _ types: [SymbolID: TypeNode], _ shown: ShownPaths
  ) {
    guard let from = types[edge.from], let to = types[edge.to] else { return nil }
    self.init(
      from: from.label, to: to.label, toModule: to.module,
      kind: to.isProtocol ? .abstract : .concrete, isByName: edge.isByName,
      places: edge.places.map { place in
        EdgeReport.Place(
          file: shown.relative(place.file), line: place.position.line,
          column: place.position.column)
      })
  }

  fileprivate func isBefore(_ other: Self) -> Bool {
    (from, to, toModule) == (other.from, other.to, other.toModule)
      ? places.lexicographicallyPrecedes(other.places) { $0.isBefore($1) }
      : (from, to, toModule) < (other.from, other.to, other.toModule)
  }
}

extension EdgeReport.Place {
  fileprivate func isBefore(_ other: Self) -> Bool {
    (file, line, column) < (other.file, other.line, other.column)
  }
}

/// Martin's metrics of a module, in distinct types across its boundary.
struct CouplingReport: Codable, Equatable, Sendable {
  /// Types outside, in the same package or sources, that refer to one of the module's.
  var afferent: Int
  /// Types outside that one of the module's types refers to.
  var efferent: Int
  /// Ce / (Ca + Ce); nil if nothing crosses the boundary.
  @ExplicitNull var instability: Double?
  /// Protocols / types; nil without types.
  @ExplicitNull var abstractness: Double?
  /// |A + I - 1|: the distance from the main sequence.
  @ExplicitNull var distance: Double?
}

/// John Lakos's metrics of a module whose components are its files.
struct ComponentReport: Codable, Equatable, Sendable {
  /// The sum, over the files, of how many files each needs, itself included.
  var ccd: Int
  /// CCD per file.
  var acd: Double
  /// CCD relative to that of a balanced binary tree with as many files.
  var nccd: Double
}

/// Types that can all reach each other.
package struct CycleReport: Codable, Equatable, Sendable {
  package struct Step: Codable, Equatable, Sendable {
    package var from: String
    package var to: String
    package var file: String
    package var line: Int
  }

  /// Sorted by name.
  package var types: [String]
  /// The shortest cycle, as evidence.
  package var shortest: [Step]
}

/// Modules that import each other, with the shortest way round.
package struct ModuleCycleReport: Codable, Equatable, Sendable {
  package struct Step: Codable, Equatable, Sendable {
    package var from: String
    package var to: String
    package var file: String
    package var line: Int
    /// Whether this compilation leaves out every import of the one module by the other.
    package var isInactive: Bool
  }

  /// Sorted.
  package var modules: [String]
  package var shortest: [Step]
}

extension ModuleCycleReport {
  init(_ cycle: ModuleCycle, _ shown: ShownPaths) {
    modules = cycle.modules
    shortest = cycle.shortest.map { step in
      Step(
        from: step.from, to: step.to, file: step.places.first.map { shown.relative($0.file) } ?? "",
        line: step.places.first?.position.line ?? 0, isInactive: step.isInactive)
    }
  }
}
