/// The call graph in a fixed order, with names: what a search goes through.
struct CallMap: Sendable {
  let graph: SymbolGraph
  /// The functions with a body that was followed; neither initialisers nor accessors.
  let functions: [SymbolID]
  private let calls: CallGraph
  private let ordered: [Callable: [CallEdge]]

  init(_ calls: CallGraph, _ graph: SymbolGraph) {
    self.calls = calls
    self.graph = graph
    functions = calls.edges.keys.compactMap { callable -> SymbolID? in
      guard case .symbol(let symbol) = callable, graph.symbol(symbol).kind == .function
      else { return nil }
      return symbol
    }
    .sorted()
    let names = Names(calls, graph)
    ordered = calls.edges.mapValues { edges in
      edges.map { (names.name(of: $0.to), $0) }
        .sorted { ($0.0, $0.1.file, $0.1.line) < ($1.0, $1.1.file, $1.1.line) }
        .map(\.1)
    }
  }

  /// Sorted by the name of what is called, then by place.
  func edges(from callable: Callable) -> [CallEdge] { ordered[callable] ?? [] }

  func name(of callable: Callable) -> String { Names(calls, graph).name(of: callable) }

  /// The type that a body belongs to; nil for a free function.
  func type(of callable: Callable) -> SymbolID? {
    switch callable {
    case .symbol(let symbol): graph.owner(of: symbol)
    case .closure(let number): graph.owner(of: calls.closures[number].container)
    }
  }
}

/// With the types around it: `List.add(_:)`; an accessor has the name of its property.
private struct Names {
  private let calls: CallGraph
  private let graph: SymbolGraph

  init(_ calls: CallGraph, _ graph: SymbolGraph) {
    self.calls = calls
    self.graph = graph
  }

  func name(of callable: Callable) -> String {
    switch callable {
    case .symbol(let symbol):
      graph.qualifiedName(of: calls.targets.property(of: symbol) ?? symbol)
    case .closure(let number):
      "closure in " + name(of: .symbol(calls.closures[number].container))
    }
  }
}
