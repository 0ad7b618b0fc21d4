import SourceRecords

/// What a file names, whether it is the package's or the system's.
struct TypeUses {
  struct Use {
    let place: SourcePlace
    let offset: Int
    /// The type of the package whose declaration contains it.
    let owner: SymbolID?
    /// Nil for types of the system.
    let type: SymbolID?
    let target: Finding.Target
    let isClass: Bool
    let isInitializer: Bool
    let isOfChangingWorld: Bool
  }

  /// Sorted by place.
  private let all: [Use]

  init(in source: SourceRecord, _ graph: SymbolGraph) {
    let owners = ReferenceOwner(in: source, graph)
    all = WrittenReferences.written(in: source.indexed, graph).flatMap { reference -> [Use] in
      guard let offset = source.parsed.places.offset(of: reference.position) else { return [] }
      let symbol = graph.symbol(reference.symbol)
      func use(_ type: SymbolID?, _ target: Finding.Target, isClass: Bool) -> Use {
        Use(
          place: SourcePlace(file: source.indexed.path, position: reference.position),
          offset: offset, owner: owners.owner(of: reference), type: type, target: target,
          isClass: isClass, isInitializer: symbol.kind == .initializer,
          isOfChangingWorld: type == nil && symbol.isOfChangingWorld)
      }
      let targets = graph.targets(of: reference.symbol)
      if targets.isEmpty {
        let target = Finding.Target(name: symbol.shownName, module: symbol.module)
        return [use(nil, target, isClass: symbol.kind == .class)]
      }
      return targets.compactMap { target in
        graph.types[target].map { use(target, .init($0), isClass: $0.isClass) }
      }
    }
    .sorted { $0.place < $1.place }
  }

  func uses(by type: SymbolID) -> [Use] {
    all.filter { $0.owner == type && $0.type != type }
  }

  /// The classes that a property's type names or, without a type, those that its value creates.
  func classes(of property: StoredProperty) -> [Use] {
    let range = property.type ?? property.content
    let uses = all.filter { range.contains($0.offset) }
    let made = Set(uses.filter(\.isInitializer).map(\.offset))
    return uses.filter { $0.isClass && (property.type != nil || made.contains($0.offset)) }
  }
}
