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
    /// Whether it names a type, rather than a member of one.
    let isType: Bool
    let isOfChangingWorld: Bool

    /// The system's key paths are classes, but never change.
    var isKeyPath: Bool { type == nil && target.name.hasSuffix("KeyPath") }
  }

  /// Sorted by place.
  private let all: [Use]

  init(in source: SourceRecord, _ graph: SymbolGraph) {
    let owners = ReferenceOwner(in: source, graph)
    let aliases = MemberAliases(in: source, graph)
    // Where the compiler gave up, it recorded the type, but not the call of its initialiser.
    let made = Set(source.parsed.tree.calls.map(\.callee.upperBound))
    all = WrittenReferences.written(in: source.indexed, graph).flatMap { reference -> [Use] in
      guard let offset = source.parsed.places.offset(of: reference.position) else { return [] }
      let symbol = graph.symbol(reference.symbol)
      let isType = Self.types.contains(symbol.kind)
      func use(_ type: SymbolID?, _ target: Finding.Target, isClass: Bool) -> Use {
        Use(
          place: SourcePlace(file: source.indexed.path, position: reference.position),
          offset: offset, owner: owners.owner(of: reference), type: type, target: target,
          isClass: isClass,
          isInitializer: symbol.kind == .initializer
            || isType && made.contains(offset + symbol.name.utf8.count),
          isType: isType,
          isOfChangingWorld: type == nil && symbol.isOfChangingWorld)
      }
      let targets = (aliases.targets[reference.position] ?? graph.targets(of: reference.symbol))
        .filter { !aliases.names($0, at: reference.position) }
      if targets.isEmpty, !aliases.isEmpty, !graph.targets(of: reference.symbol).isEmpty {
        return []
      }
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

  private static let types: [Symbol.Kind] = [.type, .class, .protocol, .typealias]

  /// Where a file names something other than a type.
  static func members(in source: SourceRecord, _ graph: SymbolGraph) -> Set<Int> {
    Set(
      WrittenReferences.written(in: source.indexed, graph)
        .filter { !types.contains(graph.symbol($0.symbol).kind) }
        .compactMap { source.parsed.places.offset(of: $0.position) })
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

extension TypeUses {
  /// The objects that a type makes in its functions, and keeps nowhere.
  struct Made {
    /// Where they are made.
    private let offsets: Set<Int>
    /// The types of the package of which it uses no other object.
    private let types: Set<SymbolID>

    init(_ uses: [Use], in file: ParsedFile) {
      let offsets = Set(
        uses.filter {
          $0.isInitializer && !file.isStored($0.offset) && !file.kept.contains($0.offset)
        }.map(\.offset))
      let others = uses.filter { $0.isType && !offsets.contains($0.offset) }
      self.offsets = offsets
      types = Set(uses.filter { offsets.contains($0.offset) }.compactMap(\.type))
        .subtracting(others.compactMap(\.type))
    }

    func contains(_ use: Use) -> Bool {
      offsets.contains(use.offset) || !use.isType && use.type.map(types.contains) ?? false
    }
  }
}

extension ParsedFile {
  /// Whether it is in the initial value of a property, even of a static one.
  fileprivate func isStored(_ offset: Int) -> Bool {
    let outermost = tree.declarations.first { declaration in
      [.variable, .function, .subscript].contains(declaration.kind)
        && declaration.fullRange.contains(offset)
    }
    guard let outermost, outermost.kind == .variable else { return false }
    return !(outermost.body?.contains(offset) ?? false)
  }
}
