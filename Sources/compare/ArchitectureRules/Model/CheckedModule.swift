import ArchitectureGraph
import CompareSupport
import SourceRecords

/// A module as the rules see it: types, their roles, and their references to each other.
struct CheckedModule {
  let module: SourceModule
  let analysis: Analysis
  /// Of all types of the package that have one.
  private let roles: [SymbolID: Role]
  /// Sorted by path.
  let sources: [SourceRecord]
  /// The types that each of the module's types refers to, in the order of their names.
  let references: [SymbolID: [SymbolID]]
  /// Those that begin in the module.
  let edges: [TypeEdge]
  private let places: [ReferencePair: [SourcePlace]]
  /// Also those of what stands outside of types.
  let nodeEdges: [TypeEdge]
  let properties: [KeptReference]
  /// What each type stores.
  let kept: [SymbolID: [KeptReference]]
  let reads: PropertyReads
  /// What runs after a reducer, by the path of the file.
  private let effects: [String: [Range<Int>]]

  init(_ module: SourceModule, _ analysis: Analysis, _ roles: [SymbolID: Role]) {
    self.module = module
    self.analysis = analysis
    self.roles = roles
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
    properties = KeptReference.all(in: sources, analysis)
    kept = Dictionary(grouping: properties, by: \.owner)
    reads = PropertyReads(of: properties, in: sources, analysis.graph)
    effects = roles.values.contains(.reducer) ? analysis.effects(in: sources) : [:]
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

  /// Whether it is after the `=` of a parameter.
  func isDefaultArgument(_ place: SourcePlace) -> Bool {
    guard let offset = offset(of: place), let file = analysis.sources[place.file] else {
      return false
    }
    return file.parsed.defaultArguments.contains { $0.contains(offset) }
  }

  /// Whether it is in the description of an effect, which runs after the reducer.
  func isInEffect(_ place: SourcePlace) -> Bool {
    guard let offset = offset(of: place) else { return false }
    return effects[place.file]?.contains { $0.contains(offset) } ?? false
  }

  /// Whether it declares what a wrapper injects, such as `@Dependency(\.client) var client`, or only
  /// reads it.
  func isInjected(_ place: SourcePlace) -> Bool {
    guard let offset = offset(of: place), let file = analysis.sources[place.file] else {
      return false
    }
    return file.parsed.injected.contains { $0.contains(offset) }
  }

  /// Whether a type is only named as a key or to register it: `decode(Note.self)`.
  ///
  /// An attribute such as `@Environment(Note.self)`, or what resolves it, gets the object.
  func isMetatype(_ place: SourcePlace) -> Bool {
    guard let offset = offset(of: place), let text = analysis.sources[place.file]?.text else {
      return false
    }
    let end = min(offset + 200, text.bytes.count)
    return text.string(offset..<end).contains(#/^\w+(?:<[^>]*>)?\.self\b(?!\s*\.)/#)
      && !text.line(before: offset).contains(
        #/@\w+\(\s*$|\b(?:resolve|inject|get|make|instance)\w*\(\s*(?:\w+:\s*)?$/#)
  }

  /// Whether it is a value that holds several services.
  func holdsServices(_ symbol: SymbolID) -> Bool {
    guard let type = type(symbol), !type.isProtocol, !type.isClass else { return false }
    return analysis.edges.edges(of: type.module).count { edge in
      edge.from == symbol && Set<Role>.world.contains(role(of: edge.to))
    } > 1
  }

  /// Whether a place names the type, and no member of it.
  func isOnlyNamed(_ type: SymbolID, at place: SourcePlace) -> Bool {
    guard let source = analysis.sources[place.file] else { return false }
    return WrittenReferences.written(in: source.indexed, graph).contains {
      $0.symbol == type && $0.position == place.position
    }
  }

  func type(_ symbol: SymbolID) -> TypeNode? { graph.types[symbol] }

  /// The role of a type, which its extensions and members share; `other` without one.
  func role(of symbol: SymbolID) -> Role {
    roles[symbol] ?? .other
  }

  func types(_ roles: Set<Role>) -> [(symbol: SymbolID, type: TypeNode)] {
    graph.types.filter { $0.value.module == module.name && roles.contains(role(of: $0.key)) }
      .map { ($0.key, $0.value) }
      .sorted { ($0.type.file, $0.type.position) < ($1.type.file, $1.type.position) }
  }
}

extension Analysis {
  /// Includes the closures that functions of the package run as effects.
  fileprivate func effects(in files: [SourceRecord]) -> [String: [Range<Int>]] {
    let wrappers = sources.values.flatMap(\.parsed.wrappers)
    return Dictionary(
      files.map { file in
        let path = file.indexed.path
        guard !wrappers.isEmpty else { return (path, file.parsed.effects) }
        let regions = regions[path]
        let effects = file.parsed.effects(behind: wrappers, in: file.text) { offset in
          regions?.type(at: offset).flatMap { graph.types[$0]?.name }
        }
        return (path, effects)
      }
    ) { first, _ in first }
  }
}
