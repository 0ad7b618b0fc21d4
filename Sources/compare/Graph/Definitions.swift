/// Which type, extension or alias is defined at which place of a file.
///
/// The parser's name offsets and the index's positions meet here: it is how a declaration in the
/// syntax finds its symbol.
struct Definitions: Sendable {
  private var symbols: [Position: SymbolID] = [:]

  init(in indexed: IndexedFile, _ graph: SymbolGraph) {
    for occurrence in indexed.occurrences where occurrence.roles.contains(.definition) {
      switch graph.symbol(occurrence.symbol).kind {
      case .type, .protocol, .extension, .typealias:
        symbols[occurrence.position] = occurrence.symbol
      default: continue
      }
    }
  }

  /// Nil for what the index does not have: local types, inactive `#if` branches.
  func symbol(of declaration: Declaration, in text: SourceText) -> SymbolID? {
    symbols[text.position(of: declaration.nameOffset)]
  }
}
