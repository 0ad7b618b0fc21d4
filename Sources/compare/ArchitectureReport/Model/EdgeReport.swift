import ArchitectureGraph
import SourceRecords
import SourceSyntax

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
    /// Whether no reference of it was resolved by the compiler.
    package var isByName: Bool
    /// How many places there are.
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
  /// Those that were found by a type's name only, where the compiler resolved nothing.
  var byName: Int
  /// The external ones, by the module that they lead to.
  var byModule: [String: Int]
  package var list: [Edge]
}

extension EdgeReport {
  init(_ edges: [ArchitectureGraph.Edge]) {
    let external = edges.filter { !$0.isInternal }
    total = edges.count
    self.internal = edges.count - external.count
    self.external = external.count
    abstract = edges.count { $0.isAbstract }
    concrete = edges.count { !$0.isAbstract }
    byName = edges.count { $0.isByName }
    byModule = Dictionary(external.map { ($0.toModule, 1) }, uniquingKeysWith: +)
    list = edges.map { edge in
      Edge(
        from: edge.from,
        to: edge.to,
        toModule: edge.toModule,
        kind: edge.isAbstract ? .abstract : .concrete,
        isByName: edge.isByName,
        references: edge.references,
        file: edge.file,
        line: edge.line,
        places: edge.places.map { place in
          Place(file: place.file, line: place.position.line, column: place.position.column)
        }
      )
    }
  }
}
