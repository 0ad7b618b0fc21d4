import ArchitectureGraph
import CompareSupport
import SourceRecords

/// A module as the rules see it: types, their roles, and their references to each other.
struct CheckedModule {
  let module: SourceModule
  let analysis: Analysis
  /// Of all types of the package that have one.
  private let roles: [SymbolID: Role]
  /// The types whose roles rest on too little for a warning.
  private let uncertain: Set<SymbolID>
  /// Sorted by path.
  let sources: [SourceRecord]
  /// The types that each of the module's types refers to, in the order of their names.
  let references: [SymbolID: [SymbolID]]
  /// Those that begin in the module.
  let edges: [TypeEdge]
  private let places: [ReferencePair: [SourcePlace]]
  /// Also those of what stands outside of types.
  let nodeEdges: [TypeEdge]
  /// Where values are made, by the path of the file.
  private let made: [String: Set<Int>]
  let properties: [KeptReference]
  /// What each type stores.
  let kept: [SymbolID: [KeptReference]]
  let reads: PropertyReads
  let files: CodeFiles

  init(
    _ module: SourceModule, _ analysis: Analysis, _ roles: [SymbolID: Role],
    uncertain: Set<SymbolID> = []
  ) {
    self.module = module
    self.analysis = analysis
    self.roles = roles
    self.uncertain = uncertain
    sources = module.files.sorted().compactMap { analysis.sources[$0] }
    let own = analysis.edges.edges(of: module.name)
      .followingAliases(in: sources, analysis.graph)
    places = Dictionary(
      own.map { (ReferencePair(from: $0.from, to: $0.to), $0.places) }
    ) { first, _ in first }
    references = Dictionary(grouping: own, by: \.from).mapValues { edges in
      edges.map(\.to).sorted { left, right in
        let (first, second) = (analysis.graph.types[left], analysis.graph.types[right])
        return (first?.name ?? "", first?.module ?? "", left)
          < (second?.name ?? "", second?.module ?? "", right)
      }
    }
    edges = own
    nodeEdges = analysis.edges.nodeEdges(of: module.name)
    let files = CodeFiles(analysis)
    self.files = files
    let mentions = Dictionary(
      sources.map { ($0.indexed.path, TypeMentions(in: $0, analysis.graph, files)) }
    ) { first, _ in first }
    made = mentions.mapValues(\.made)
    properties = KeptReference.all(in: sources, mentions, analysis)
    kept = Dictionary(grouping: properties, by: \.owner)
    reads = PropertyReads(of: properties, in: sources, analysis.graph)
  }

  var graph: SymbolGraph { analysis.graph }

  /// Where one type refers to the other, sorted.
  func places(from: SymbolID, to: SymbolID) -> [SourcePlace] {
    places[ReferencePair(from: from, to: to)] ?? []
  }

  /// In bytes; nil for a place outside the files that were read.
  func offset(of place: SourcePlace) -> Int? {
    analysis.sources[place.file]?.parsed.places.offset(of: place.position)
  }

  func place(in file: String, at offset: Int) -> SourcePlace {
    let position = analysis.sources[file]?.parsed.places.position(of: offset)
    return SourcePlace(file: file, position: position ?? Position(line: 1, column: 1))
  }

  /// Whether a value of the type is made there.
  func isMade(at place: SourcePlace) -> Bool {
    offset(of: place).map { isMade(at: $0, in: place.file) } ?? false
  }

  func isMade(at offset: Int, in file: String) -> Bool { made[file]?.contains(offset) ?? false }

  /// Whether it is after the `=` of a parameter.
  func isDefaultArgument(_ place: SourcePlace) -> Bool {
    guard let offset = offset(of: place), let file = analysis.sources[place.file] else {
      return false
    }
    return file.parsed.defaultArguments.contains { $0.contains(offset) }
  }

  func type(_ symbol: SymbolID) -> TypeNode? { graph.types[symbol] }

  /// The role of a type, which its extensions and members share; `other` without one.
  func role(of symbol: SymbolID) -> Role {
    roles[symbol] ?? .other
  }

  func isCertain(_ pair: ReferencePair) -> Bool {
    uncertain.isDisjoint(with: [pair.from, pair.to])
  }

  func types(_ roles: Set<Role>) -> [(symbol: SymbolID, type: TypeNode)] {
    graph.types.filter { $0.value.module == module.name && roles.contains(role(of: $0.key)) }
      .map { ($0.key, $0.value) }
      .sorted { ($0.type.file, $0.type.position) < ($1.type.file, $1.type.position) }
  }
}

/// A class in the type of a stored property.
struct HeldClass {
  let owner: TypeNode
  let target: Finding.Target
  /// Nil for a class of the system.
  let type: SymbolID?
  let place: SourcePlace
}

extension CheckedModule {
  /// The classes, of the package or the system, that types of some roles keep in their properties.
  func heldClasses(of roles: Set<Role>) -> [HeldClass] {
    sources.flatMap { source -> [HeldClass] in
      let path = source.indexed.path
      return source.parsed.properties.flatMap { property -> [HeldClass] in
        guard !property.isFunction,
          let owner = analysis.regions[path]?.type(at: property.content.lowerBound),
          roles.contains(role(of: owner)), let node = type(owner), let file = files[path]
        else { return [] }
        let range = property.type ?? property.content
        return file.references.filter { range.contains($0.key) }.sorted { $0.key < $1.key }
          .flatMap { offset, references -> [HeldClass] in
            let place = place(in: path, at: offset)
            guard property.type != nil || made[path]?.contains(offset) ?? false else { return [] }
            return references.flatMap { reference in
              classes(reference).map { target, type in
                HeldClass(owner: node, target: target, type: type, place: place)
              }
            }
          }
      }
    }
  }

  /// The system's classes whose objects never change.
  private static let immutable: Set = [
    "AnyKeyPath", "KeyPath", "NSAttributedString", "NSDate", "NSDecimalNumber", "NSNumber",
    "NSString", "NSURL", "NSUUID", "PartialKeyPath", "ReferenceWritableKeyPath", "WritableKeyPath",
  ]

  /// The classes, of the package or the system, that a reference leads to and whose objects can
  /// change.
  func classes(_ reference: Occurrence) -> [(Finding.Target, SymbolID?)] {
    guard !files.isFunction(reference.symbol) else { return [] }
    let targets = graph.namedTypes(of: reference.symbol)
    if targets.isEmpty {
      let symbol = graph.symbol(reference.symbol)
      return symbol.kind == .class && !Self.immutable.contains(symbol.name)
        ? [(Finding.Target(name: symbol.name, module: symbol.module), nil)] : []
    }
    return targets.sorted().compactMap { target in
      type(target).flatMap { $0.isClass ? (Finding.Target($0), target) : nil }
    }
  }
}
