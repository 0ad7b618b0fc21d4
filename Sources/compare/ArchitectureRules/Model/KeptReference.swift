import ArchitectureGraph
import SourceRecords

/// What a stored property of a type holds: objects and values of other types.
struct KeptReference {
  let owner: SymbolID
  let name: String
  let place: SourcePlace
  /// Whether what it refers to may be deallocated.
  let isWeak: Bool
  /// Whether its initial value is created on the spot: what an object creates itself is its own.
  let isMade: Bool
  /// In the order in which the property names them; never empty.
  let types: [SymbolID]
  /// The types among them that are classes or protocols, and so may be kept alive.
  let objects: [SymbolID]
}

extension KeptReference {
  /// The stored properties of the files' types, except functions, whose contents are unknown.
  static func all(
    in sources: [SourceRecord], _ mentions: [String: TypeMentions], _ analysis: Analysis
  ) -> [KeptReference] {
    sources.flatMap { source -> [KeptReference] in
      guard let names = mentions[source.indexed.path] else { return [] }
      let declarations = source.parsed.tree.declarations
      return source.parsed.properties.compactMap { property in
        guard !property.isFunction, declarations.indices.contains(property.declaration) else {
          return nil
        }
        let declaration = declarations[property.declaration]
        let start = declaration.nameRange.lowerBound
        let types = names.types(of: property, declaration)
        guard let owner = analysis.regions[source.indexed.path]?.type(at: start),
          !types.isEmpty
        else { return nil }
        return KeptReference(
          owner: owner, name: declaration.name,
          place: SourcePlace(
            file: source.indexed.path, position: source.parsed.places.position(of: start)),
          isWeak: property.isWeak, isMade: names.isMade(property), types: types,
          objects: types.filter { analysis.graph.types[$0]?.mayBeObject ?? false })
      }
    }
  }
}

extension String {
  /// `<Note>`, after the name of a type that is made.
  fileprivate var isGenericArguments: Bool { hasPrefix("<") && hasSuffix(">") && !contains("(") }
}

extension TypeNode {
  /// Structs and enums are copied; what conforms to a protocol is unknown.
  fileprivate var mayBeObject: Bool { isProtocol || isClass }
}

/// The places where a file names types of the package.
struct TypeMentions {
  private let mentions: [(offset: Int, symbol: SymbolID)]
  /// Where a value is made: the compiler found an initialiser there, or a type is called by its name.
  let made: Set<Int>
  private let graph: SymbolGraph
  private let files: CodeFiles

  init(in source: SourceRecord, _ graph: SymbolGraph, _ files: CodeFiles) {
    self.graph = graph
    self.files = files
    let named = WrittenReferences.written(in: source.indexed, graph).compactMap { reference in
      source.parsed.places.offset(of: reference.position).map { ($0, reference.symbol) }
    }
    let kinds: [Symbol.Kind] = [.type, .class, .protocol, .typealias]
    mentions = named.filter { kinds.contains(graph.symbol($0.1).kind) }.sorted { $0 < $1 }
    let calls = Dictionary(grouping: source.parsed.tree.calls.map(\.callee), by: \.lowerBound)
    let called = mentions.filter { mention in
      let end = mention.offset + graph.symbol(mention.symbol).name.utf8.count
      return (calls[mention.offset] ?? []).contains { callee in
        [end, end + ".init".utf8.count].contains(callee.upperBound)
          || callee.upperBound > end
            && source.text.string(end..<callee.upperBound).isGenericArguments
      }
    }
    made = Set(named.filter { graph.symbol($0.1).kind == .initializer }.map(\.0))
      .union(called.map(\.offset))
  }

  /// All types that the property's type names; without one, what `@Environment(List.self)` names, or
  /// the first that its value creates.
  func types(of property: StoredProperty, _ declaration: Declaration) -> [SymbolID] {
    if let type = property.type { return mentions(in: type).flatMap { types($0.symbol) } }
    if property.wrappers.contains("Environment") {
      let wrapper = declaration.fullRange.lowerBound..<declaration.nameRange.lowerBound
      return mentions(in: wrapper).flatMap { types($0.symbol) }
    }
    return mentions(in: property.content).first { made.contains($0.offset) }
      .map { types($0.symbol) } ?? []
  }

  /// Whether its initial value calls an initialiser.
  func isMade(_ property: StoredProperty) -> Bool {
    let value =
      (property.type?.upperBound ?? property.content.lowerBound)..<property.content.upperBound
    return made.contains(where: value.contains)
  }

  private func types(_ symbol: SymbolID) -> [SymbolID] {
    files.isFunction(symbol) ? [] : graph.namedTypes(of: symbol).sorted()
  }

  private func mentions(in range: Range<Int>) -> ArraySlice<(offset: Int, symbol: SymbolID)> {
    let first = mentions.partitionIndex { $0.offset >= range.lowerBound }
    return mentions[first...].prefix { $0.offset < range.upperBound }
  }
}

/// Where types read the stored properties of other types.
struct PropertyReads {
  private struct Read: Hashable {
    let reader: SymbolID
    let property: SourcePlace
  }

  private let places: [Read: [SourcePlace]]

  init(of properties: [KeptReference], in sources: [SourceRecord], _ graph: SymbolGraph) {
    let known = Set(properties.map(\.place))
    var declared: [SymbolID: SourcePlace] = [:]
    for source in sources {
      for occurrence in source.indexed.occurrences where occurrence.roles.contains(.definition) {
        let place = SourcePlace(file: source.indexed.path, position: occurrence.position)
        if graph.symbol(occurrence.symbol).kind == .property, known.contains(place) {
          declared[occurrence.symbol] = place
        }
      }
    }
    var places: [Read: [SourcePlace]] = [:]
    for source in sources where !declared.isEmpty {
      let owners = ReferenceOwner(in: source, graph)
      for reference in WrittenReferences.written(in: source.indexed, graph) {
        guard let property = declared[reference.symbol], let reader = owners.owner(of: reference)
        else { continue }
        places[Read(reader: reader, property: property), default: []].append(
          SourcePlace(file: source.indexed.path, position: reference.position))
      }
    }
    self.places = places
  }

  /// Sorted.
  func places(of property: KeptReference, by reader: SymbolID) -> [SourcePlace] {
    (places[Read(reader: reader, property: property.place)] ?? []).sorted()
  }
}
