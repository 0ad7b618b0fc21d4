import ArchitectureGraph
import SourceRecords

/// Where a file names a type by an alias in another type: `Owner.Alias` refers to what the alias
/// stands for, and only names the owner to find it.
struct MemberAliases {
  /// The places of the aliases' names, with the types that they stand for.
  let targets: [Position: Set<SymbolID>]
  /// The same with the owners before the dots, by which owner.
  private let owners: [Position: SymbolID]

  init(in source: SourceRecord, _ graph: SymbolGraph) {
    let written = WrittenReferences.written(in: source.indexed, graph)
    let aliases = written.filter { graph.aliasTargets(of: $0.symbol) != nil }
    var targets: [Position: Set<SymbolID>] = [:]
    var owners: [Position: SymbolID] = [:]
    let named = aliases.isEmpty ? [] : written
    let places = Dictionary(named.map { ($0.position, $0.symbol) }) { first, _ in first }
    for alias in aliases {
      guard let owner = graph.owner(of: alias.symbol), let node = graph.types[owner] else {
        continue
      }
      targets[alias.position] = graph.aliasTargets(of: alias.symbol)
      owners[alias.position] = owner
      let name = node.name.split(separator: ".").last?.utf8.count ?? 0
      let before = Position(
        line: alias.position.line, column: alias.position.column - name - 1)
      if places[before] == owner { owners[before] = owner }
    }
    self.targets = targets
    self.owners = owners
  }

  var isEmpty: Bool { owners.isEmpty }

  /// Whether a place only names an owner.
  func names(_ type: SymbolID, at position: Position) -> Bool { owners[position] == type }
}

extension SymbolGraph {
  /// The types that a symbol refers to, where an alias in a type refers to what it stands for.
  func namedTypes(of symbol: SymbolID) -> Set<SymbolID> {
    aliasTargets(of: symbol) ?? targets(of: symbol)
  }
}

extension [TypeEdge] {
  /// The same edges, with those of aliases in types leading to what the aliases stand for.
  func followingAliases(in sources: [SourceRecord], _ graph: SymbolGraph) -> [TypeEdge] {
    var aliases: [String: MemberAliases] = [:]
    var added: [ReferencePair: [SourcePlace]] = [:]
    for source in sources {
      let found = MemberAliases(in: source, graph)
      guard !found.isEmpty else { continue }
      aliases[source.indexed.path] = found
      let owners = ReferenceOwner(in: source, graph)
      for reference in WrittenReferences.written(in: source.indexed, graph) {
        guard found.targets[reference.position] != nil, let from = owners.owner(of: reference)
        else { continue }
        let place = SourcePlace(file: source.indexed.path, position: reference.position)
        for target in found.targets[reference.position] ?? [] where target != from {
          added[ReferencePair(from: from, to: target), default: []].append(place)
        }
      }
    }
    guard !aliases.isEmpty else { return self }
    return compactMap { edge in
      edge.without { aliases[$0.file]?.names(edge.to, at: $0.position) ?? false }?
        .adding(added.removeValue(forKey: ReferencePair(from: edge.from, to: edge.to)) ?? [])
    }
      + added.map { pair, places in
        TypeEdge(
          from: pair.from, to: pair.to, places: places.sorted(),
          homes: places.map { _ in graph.types[pair.to]?.file ?? "" })
      }
  }
}

extension TypeEdge {
  /// Nil without any place left.
  fileprivate func without(_ isGone: (SourcePlace) -> Bool) -> TypeEdge? {
    let kept = zip(places, homes).filter { !isGone($0.0) }
    guard !kept.isEmpty else { return nil }
    return TypeEdge(
      from: from, to: to, places: kept.map(\.0), homes: kept.map(\.1), isByName: isByName)
  }

  fileprivate func adding(_ new: [SourcePlace]) -> TypeEdge {
    let all = (Array(zip(places, homes)) + new.map { ($0, homes[0]) }).sorted { $0.0 < $1.0 }
    return TypeEdge(
      from: from, to: to, places: all.map(\.0), homes: all.map(\.1), isByName: isByName)
  }
}
