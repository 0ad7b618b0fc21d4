package import SourceRecords

/// Which parts of a file belong to which of its module's own types.
///
/// A local type has no symbol: what is in it belongs to the type around it. What an extension adds
/// to another module's type belongs to no type.
package struct TypeRegions: Sendable {
  struct Region: Sendable {
    let type: SymbolID
    /// Nil for an extension.
    let kind: DeclaredType.Kind?
    let range: Range<Int>
    /// The checksum of its code.
    let code: UInt64
    /// Those of a protocol.
    let requirements: [String]
  }

  /// Outer regions come before those inside them.
  let regions: [Region]
  private let ranges: NestedRanges
  private let places: LineTable

  init(in source: SourceRecord, _ graph: SymbolGraph) {
    let definitions = Definitions(in: source, graph)
    places = source.parsed.places
    let tree = source.parsed.tree
    let written = Dictionary(source.parsed.types.map { ($0.name, $0) }) { first, _ in first }
    let regions: [Region] = tree.declarations.enumerated().compactMap { index, declaration in
      guard declaration.kind != .typealias,
        let type = definitions.symbol(of: declaration).flatMap({ graph.owner(of: $0) }),
        graph.types[type]?.module == source.indexed.module
      else { return nil }
      let own =
        declaration.kind == .extension ? nil : written[tree.qualifiedName(of: declaration)]
      return Region(
        type: type, kind: own?.kind, range: declaration.fullRange,
        code: source.parsed.codes[index], requirements: own?.requirements ?? [])
    }
    self.regions = regions
    ranges = NestedRanges(regions.map(\.range))
  }

  /// The innermost type around an offset.
  package func type(at offset: Int) -> SymbolID? {
    ranges.around(offset).first.map { regions[$0].type }
  }

  /// The innermost type on each line, counted from 1; lines outside types are left out.
  var typesByLine: [Int: SymbolID] {
    var types: [Int: SymbolID] = [:]
    for region in regions where !region.range.isEmpty {
      let first = places.lineIndex(of: region.range.lowerBound)
      let last = places.lineIndex(of: region.range.upperBound - 1)
      for line in first...last { types[line + 1] = region.type }
    }
    return types
  }
}
