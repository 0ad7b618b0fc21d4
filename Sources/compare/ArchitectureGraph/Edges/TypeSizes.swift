import SourceRecords

/// How many lines each type takes: its declaration and its extensions in its own module.
package struct TypeSizes {
  private var lines: [SymbolID: Int] = [:]
  private let graph: SymbolGraph

  init(graph: SymbolGraph) { self.graph = graph }

  mutating func add(_ source: SourceRecord) {
    let definitions = Definitions(in: source, graph)
    for declaration in source.parsed.tree.declarations where declaration.kind != .typealias {
      guard let symbol = definitions.symbol(of: declaration),
        let type = graph.owner(of: symbol), graph.types[type]?.module == source.indexed.module
      else { continue }
      lines[type, default: 0] += source.parsed.places.lineCount(declaration.range)
    }
  }

  func lines(of type: SymbolID) -> Int { lines[type] ?? 0 }

  /// The largest type of a module; of several, the first by name.
  package func largest(of module: String) -> (name: String, lines: Int)? {
    lines.compactMap { symbol, lines in
      graph.types[symbol].flatMap { type in
        type.module == module ? (type.name, lines) : nil
      }
    }
    .max { ($0.lines, $1.name) < ($1.lines, $0.name) }
  }
}
