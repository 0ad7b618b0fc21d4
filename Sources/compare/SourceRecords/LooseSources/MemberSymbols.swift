/// Gives what the declared types tell of names the numbers of the index.
struct MemberSymbols {
  private let search: MemberSearch
  /// By file, what is defined at which offset.
  private let definitions: [[Int: SymbolID]]

  init(_ sources: [SourceRecord], _ syntax: [SyntaxFile], _ graph: SymbolGraph) {
    search = MemberSearch(
      zip(sources, syntax).map { source, file in
        (file.text.bytes, NonReferences.inactive(in: source, file))
      })
    definitions = zip(sources, syntax).map { source, file in
      Dictionary(
        source.indexed.occurrences.compactMap { occurrence in
          guard occurrence.roles.contains(.definition), graph.isNamed(occurrence.symbol) else {
            return nil
          }
          return file.text.places.offset(of: occurrence.position).map { ($0, occurrence.symbol) }
        }
      ) { first, second in graph.isType(first) || !graph.isType(second) ? first : second }
    }
  }

  /// By the offset of each name in a file; what has no symbol counts for its type.
  func members(in file: Int) -> [Int: SymbolID] {
    search.members(in: file).compactMapValues { found in
      found.member.flatMap(symbol) ?? symbol(at: found.type)
    }
  }

  private func symbol(at place: DeclaredPlace) -> SymbolID? {
    definitions[place.file][place.offset]
  }
}

extension SymbolGraph {
  /// A memberwise initialiser stands where the type's name does.
  fileprivate func isType(_ symbol: SymbolID) -> Bool { types[symbol] != nil }

  /// Whether it is what a name in the source stands for, and not what the compiler adds to it.
  fileprivate func isNamed(_ symbol: SymbolID) -> Bool {
    switch self.symbol(symbol).kind {
    case .getter, .setter, .observer, .parameter, .genericParameter, .extension: false
    default: true
    }
  }
}
