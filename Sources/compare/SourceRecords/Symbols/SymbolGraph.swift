import CompareSupport

/// Which symbol belongs to which, collected from every definition in the index for all references.
package struct SymbolGraph: Sendable {
  /// The types that the package's own modules declare.
  package private(set) var types: [SymbolID: TypeNode] = [:]
  /// What stands outside those types: the extensions of other modules' types, and the functions and
  /// globals of a file, each under the first of its symbols.
  private var loose: [SymbolID: TypeNode] = [:]
  private var looseByFile: [String: SymbolID] = [:]
  /// Every type, and what stands outside of types, in each file where a part of it is.
  package private(set) var parts: [TypePart: TypeNode] = [:]
  /// The files in which symbols are defined.
  private var homes: [SymbolID: Int] = [:]
  private let paths: [String]
  private var bases: [SymbolID: Set<SymbolID>] = [:]
  private var parents: [SymbolID: SymbolID] = [:]
  private var extended: [SymbolID: SymbolID] = [:]
  private var aliased: [SymbolID: Set<SymbolID>] = [:]
  /// What the aliases inside types stand for.
  private var memberAliased: [SymbolID: Set<SymbolID>] = [:]
  private let symbols: [Symbol]
  /// From the symbols outside of types to what they are a part of.
  private var looseParents: [SymbolID: SymbolID] = [:]

  package init(symbols: [Symbol], files: [IndexedFile]) {
    self.symbols = symbols
    paths = files.map(\.path)
    var declared: [(SymbolID, Occurrence, IndexedFile)] = []
    for (number, file) in files.enumerated() {
      for occurrence in file.occurrences {
        addRelations(of: occurrence)
        let kind = symbols[occurrence.symbol].kind
        guard occurrence.roles.contains(.definition) else { continue }
        homes[occurrence.symbol] = number
        if [.type, .class, .protocol].contains(kind) {
          declared.append((occurrence.symbol, occurrence, file))
        }
      }
    }
    addBasesOfExtensions()
    // In an extension of a type that isn't there, a type has the symbol of an outermost one of its
    // name.
    let outermost = Set(declared.filter { !$0.1.isInside }.map(\.0))
    for symbol in outermost { parents[symbol] = nil }
    for (symbol, occurrence, file) in declared
    where !(occurrence.isInside && outermost.contains(symbol)) {
      types[symbol] = TypeNode(
        name: qualifiedName(of: symbol),
        module: file.module,
        isProtocol: symbols[symbol].kind == .protocol,
        isClass: symbols[symbol].kind == .class,
        file: file.path,
        position: occurrence.position
      )
    }
    for file in files { addLooseCode(of: file) }
    labelNamesakes()
    for (symbol, node) in types { parts[TypePart(type: symbol, file: node.file)] = node }
  }

  /// Private types, and extensions in several files, may share a name: then the file is part of the
  /// label.
  private mutating func labelNamesakes() {
    struct Name: Hashable {
      let module: String
      let name: String
    }

    let all = Dictionary(grouping: nodes) { Name(module: $0.value.module, name: $0.value.name) }
    for namesakes in all.values where namesakes.count > 1 {
      for (symbol, node) in namesakes {
        let file = node.file.split(separator: "/").last.map(String.init) ?? node.file
        types[symbol]?.label = "\(node.name) (\(file))"
        loose[symbol]?.label = "\(node.name) (\(file))"
      }
    }
  }

  private mutating func addLooseCode(of file: IndexedFile) {
    var extensions: [String: SymbolID] = [:]
    for occurrence in file.occurrences where occurrence.roles.contains(.definition) {
      let symbol = occurrence.symbol
      switch symbols[symbol].kind {
      case .extension:
        guard let type = extended[symbol] else { continue }
        if types[type]?.module == file.module {
          parts[TypePart(type: type, file: file.path)] = types[type]?.part(in: file.path)
        } else {
          // Those of one type in one file are one.
          let name = "extension \(qualifiedName(of: type))"
          let first = extensions[name] ?? symbol
          extensions[name] = first
          if first == symbol { add(loose: symbol, name, occurrence, file) }
          looseParents[symbol] = first
        }
      case .function, .property:
        guard parents[symbol] == nil else { continue }
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        let first = looseByFile[file.path] ?? symbol
        looseByFile[file.path] = first
        if first == symbol { add(loose: symbol, name, occurrence, file) }
        looseParents[symbol] = first
      default: continue
      }
    }
  }

  private mutating func add(
    loose symbol: SymbolID, _ name: String, _ occurrence: Occurrence, _ file: IndexedFile
  ) {
    let node = TypeNode(
      name: name, module: file.module, isProtocol: false, isLoose: true, file: file.path,
      position: occurrence.position)
    loose[symbol] = node
    parts[TypePart(type: symbol, file: file.path)] = node
  }

  /// The package's type that a symbol is or belongs to, or what stands outside of types: an
  /// extension of another module's type, or the functions and globals of a file.
  package func nodeOwner(of symbol: SymbolID) -> SymbolID? {
    var current = symbol
    for _ in 0..<64 {
      if let loose = looseParents[current] { return loose }
      if types[current] != nil { return current }
      guard let next = extended[current] ?? parents[current] else { return nil }
      current = next
    }
    return nil
  }

  /// The functions and globals of a file.
  func looseCode(of file: String) -> SymbolID? { looseByFile[file] }

  /// A type, or what stands outside of types.
  package func node(_ symbol: SymbolID) -> TypeNode? { types[symbol] ?? loose[symbol] }

  /// All types, and what stands outside of types.
  package var nodes: [SymbolID: TypeNode] { types.merging(loose) { type, _ in type } }

  /// The file that defines a symbol, if it is the package's.
  package func home(of symbol: SymbolID) -> String? { homes[symbol].map { paths[$0] } }

  /// A top-level alias is replaced by what it stands for.
  package mutating func add(alias: SymbolID, for target: SymbolID) {
    if parents[alias] == nil {
      aliased[alias, default: []].insert(target)
    } else {
      memberAliased[alias, default: []].insert(target)
    }
  }

  /// The package's types that an alias inside a type stands for; nil for anything else, such as an
  /// associated type.
  package func aliasTargets(of alias: SymbolID) -> Set<SymbolID>? {
    memberAliased[alias].map { named in
      named.subtracting([alias]).reduce(into: []) { $0.formUnion(targets(of: $1)) }
    }
  }

  /// Whether a type declares it, like its other members.
  func isMemberAlias(_ symbol: SymbolID) -> Bool {
    symbols[symbol].kind == .typealias && parents[symbol] != nil
  }

  /// The package's type that a symbol is, extends, or belongs to, through any number of members.
  package func owner(of symbol: SymbolID) -> SymbolID? {
    var current = symbol
    // Members are nested only a few levels deep; the limit guards against a damaged store.
    for _ in 0..<64 {
      if types[current] != nil { return current }
      guard let next = extended[current] ?? parents[current] else { return nil }
      current = next
    }
    return nil
  }

  /// The package's type that another one is declared in.
  package func outerType(of type: SymbolID) -> SymbolID? {
    parents[type].flatMap { owner(of: $0) }
  }

  /// Like `targets`, with what stands outside of types.
  package func nodeTargets(of symbol: SymbolID) -> Set<SymbolID> {
    let types = targets(of: symbol)
    guard let node = nodeOwner(of: symbol), loose[node] != nil, !types.isSuperset(of: [node])
    else { return types }
    switch symbols[symbol].kind {
    case .parameter, .genericParameter, .macro: return []
    default: return [node]
    }
  }

  /// The types that a reference to a symbol counts for.
  package func targets(of symbol: SymbolID) -> Set<SymbolID> {
    switch symbols[symbol].kind {
    // These are names inside one declaration, not something that another type offers.
    case .parameter, .genericParameter, .macro: return []
    case .typealias where aliased[symbol] != nil: return resolve(alias: symbol, depth: 0)
    default: return owner(of: symbol).map { [$0] } ?? []
    }
  }

  /// Records what types declare that they inherit; types of the same package pass it on.
  package mutating func add(inherited: [SymbolID: [String]]) {
    for type in types.keys {
      let ancestors = ancestors(of: type).subtracting([type]).sorted()
      types[type]?.inherited = ([type] + ancestors).flatMap { inherited[$0] ?? [] }
    }
  }

  package func symbol(_ id: SymbolID) -> Symbol { symbols[id] }

  /// What a type inherits from or conforms to, directly or indirectly, as far as the package shows.
  package func ancestors(of type: SymbolID) -> Set<SymbolID> {
    allReached(from: bases[type] ?? []) { bases[$0] ?? [] }
  }

  private func resolve(alias: SymbolID, depth: Int) -> Set<SymbolID> {
    guard depth < 16 else { return [] }
    var found: Set<SymbolID> = []
    for target in aliased[alias] ?? [] {
      if aliased[target] != nil {
        found.formUnion(resolve(alias: target, depth: depth + 1))
      } else if let owner = owner(of: target) {
        found.insert(owner)
      }
    }
    return found
  }

  private mutating func addRelations(of occurrence: Occurrence) {
    for relation in occurrence.relations {
      if relation.roles.contains(.extendedBy) {
        extended[relation.symbol] = occurrence.symbol
      }
      if relation.roles.contains(.baseOf) {
        bases[relation.symbol, default: []].insert(occurrence.symbol)
      }
      if relation.roles.contains(.childOf), occurrence.roles.contains(.definition) {
        parents[occurrence.symbol] = relation.symbol
      }
    }
  }

  /// A conformance that is declared by an extension is the type's.
  private mutating func addBasesOfExtensions() {
    for (part, type) in extended {
      if let conformances = bases[part] { bases[type, default: []].formUnion(conformances) }
    }
  }

  /// Qualified by the types around it: `Outer.Inner`.
  package func qualifiedName(of symbol: SymbolID) -> String {
    var names: [String] = []
    var current: SymbolID? = symbol
    while let id = current, names.count < 64 {
      if let type = extended[id] {
        current = type
      } else {
        names.insert(symbols[id].name, at: 0)
        current = parents[id]
      }
    }
    return names.joined(separator: ".")
  }
}

extension Occurrence {
  fileprivate var isInside: Bool { relations.contains { $0.roles.contains(.childOf) } }
}
