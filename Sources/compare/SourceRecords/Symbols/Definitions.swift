/// Which type, extension or alias is defined at each place of a file.
///
/// This connects the parser's name offsets with the index's positions: it is how a declaration in
/// the syntax finds its symbol.
package struct Definitions: Sendable {
  private var symbols: [Int: SymbolID] = [:]

  package init(in source: SourceRecord, _ graph: SymbolGraph) {
    for occurrence in source.indexed.occurrences where occurrence.roles.contains(.definition) {
      switch graph.symbol(occurrence.symbol).kind {
      case .type, .class, .protocol, .extension, .typealias:
        guard let offset = source.parsed.places.offset(of: occurrence.position) else { continue }
        symbols[offset] = occurrence.symbol
      default: continue
      }
    }
  }

  /// Nil for what isn't in the index: local types, inactive `#if` branches.
  ///
  /// The name of `extension Outer.Inner` begins at `Outer`; its symbol is at `Inner`.
  package func symbol(of declaration: Declaration) -> SymbolID? {
    guard declaration.kind == .extension else {
      return symbols[declaration.nameRange.lowerBound]
    }
    return declaration.nameRange.lazy.compactMap { symbols[$0] }.first
  }
}
