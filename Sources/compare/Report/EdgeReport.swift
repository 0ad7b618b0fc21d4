/// The dependency edges of one module.
struct EdgeReport: Codable, Equatable, Sendable {
  struct Edge: Codable, Equatable, Sendable {
    enum Kind: String, Codable, Sendable {
      case abstract, concrete
    }

    var from: String
    var to: String
    var toModule: String
    var kind: Kind
    /// Whether no reference of it was resolved by the compiler.
    var isByName: Bool
    /// How many places there are.
    var references: Int
    /// The first of the places.
    var file: String
    var line: Int
    /// Where the source refers to the other type or to one of its members, sorted.
    var places: [Place]
  }

  /// Counted from 1; the column in UTF-8 bytes.
  struct Place: Codable, Equatable, Sendable {
    var file: String
    var line: Int
    var column: Int
  }

  var total: Int
  var `internal`: Int
  var external: Int
  var concrete: Int
  var abstract: Int
  /// Those that were found by a type's name only, where the compiler resolved nothing.
  var byName: Int
  /// The external ones, by the module that they lead to.
  var byModule: [String: Int]
  var list: [Edge]
}

extension EdgeReport {
  init(_ edges: [compare.Edge]) {
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
