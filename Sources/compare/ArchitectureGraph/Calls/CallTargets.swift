import CompareSupport
import SourceRecords

/// Which bodies a call of a symbol may run, and which parameters take its arguments.
struct CallTargets: Sendable {
  private let graph: SymbolGraph
  /// From a requirement to its witnesses, and from a member to its overrides.
  private(set) var implementations: [SymbolID: Set<SymbolID>] = [:]
  private var accessors: [SymbolID: Set<SymbolID>] = [:]
  private var properties: [SymbolID: SymbolID] = [:]
  private var placedParameters: [SymbolID: Set<Parameter>] = [:]

  private struct Parameter: Hashable {
    let symbol: SymbolID
    let position: Position
  }

  init(_ sources: [SourceRecord], _ graph: SymbolGraph) {
    self.graph = graph
    for source in sources {
      for occurrence in source.indexed.occurrences { add(occurrence) }
    }
  }

  private mutating func add(_ occurrence: Occurrence) {
    for relation in occurrence.relations {
      // A witness that is declared elsewhere is recorded at the conformance.
      if relation.roles.contains(.overrideOf) {
        implementations[relation.symbol, default: []].insert(occurrence.symbol)
      }
      guard occurrence.roles.contains(.definition) else { continue }
      if relation.roles.contains(.accessorOf) {
        accessors[relation.symbol, default: []].insert(occurrence.symbol)
        properties[occurrence.symbol] = relation.symbol
      }
      if relation.roles.contains(.childOf), graph.symbol(occurrence.symbol).kind == .parameter {
        placedParameters[relation.symbol, default: []].insert(
          Parameter(symbol: occurrence.symbol, position: occurrence.position)
        )
      }
    }
  }

  /// The symbol itself, what implements or overrides it, and what observes the property it sets.
  func all(of symbol: SymbolID) -> Set<SymbolID> {
    allReached(from: [symbol], direct)
  }

  private func direct(_ symbol: SymbolID) -> Set<SymbolID> {
    guard let property = properties[symbol] else { return implementations[symbol] ?? [] }
    let kind = graph.symbol(symbol).kind
    var found: Set<SymbolID> = []
    for implementation in implementations[property] ?? [] {
      found.formUnion(accessors(of: implementation, kind))
    }
    return kind == .setter ? found.union(accessors(of: property, .observer)) : found
  }

  private func accessors(of property: SymbolID, _ kind: Symbol.Kind) -> Set<SymbolID> {
    (accessors[property] ?? []).filter { graph.symbol($0).kind == kind }
  }

  /// The property that an accessor belongs to.
  func property(of accessor: SymbolID) -> SymbolID? { properties[accessor] }

  /// In the order of their declaration.
  func parameters(of function: SymbolID) -> [SymbolID] {
    (placedParameters[function] ?? []).sorted { $0.position < $1.position }.map(\.symbol)
  }

  /// The parameter that takes an argument: the one with its label, or else the one at its position.
  ///
  /// A trailing closure needs no label; without a position of its own, it is the last argument.
  func parameter(of function: SymbolID, for index: Int, of call: Call) -> SymbolID? {
    let parameters = parameters(of: function)
    let labels = Self.labels(of: graph.symbol(function).name)
    guard parameters.count == labels.count, call.arguments.indices.contains(index)
    else { return nil }
    let label = call.arguments[index].label
    guard label.isEmpty else {
      return labels.firstIndex(of: label).map { parameters[$0] }
    }
    let places = labels.indices.filter { labels[$0].isEmpty }
    let place = call.arguments[..<index].count(where: \.label.isEmpty)
    return places.indices.contains(place) ? parameters[places[place]] : parameters.last
  }

  /// `init(state:_:)` has the label `state` and an empty one.
  private static func labels(of name: String) -> [String] {
    name.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      .split(separator: ":", omittingEmptySubsequences: false).dropLast()
      .map { $0 == "_" ? "" : String($0) }
  }
}
