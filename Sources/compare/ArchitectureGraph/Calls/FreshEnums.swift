import CompareSupport
import SourceRecords
import SwiftCode

/// The enums whose values are never kept from one action to the next.
///
/// An action that switches over such a value must have made it itself. A value is kept wherever a
/// property may hold it: if the property's type names the enum, or its initial value is one of the
/// cases. A payload is kept with its enum, a generic argument only if the generic type stores it. A
/// property that is a function holds no value. Enums whose cases the compiler can make, such as
/// from a raw value, are excluded.
struct FreshEnums {
  /// Conformances that don't create values.
  private static let harmless: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Sendable", "Error", "LocalizedError", "Identifiable",
    "CustomStringConvertible", "CustomDebugStringConvertible",
  ]

  private let graph: SymbolGraph
  private var casesByEnum: [SymbolID: Set<SymbolID>] = [:]
  private var kept: Set<SymbolID> = []
  /// From a symbol to what is kept along with it.
  private var keepers: [SymbolID: Set<SymbolID>] = [:]
  private var parameters: [SymbolID: [(position: Position, symbol: SymbolID)]] = [:]
  private var arguments: [(type: SymbolID, generic: SymbolID, index: Int)] = []

  init(_ sources: [SourceRecord], _ graph: SymbolGraph) {
    self.graph = graph
    for source in sources { add(source) }
    for (type, generic, index) in arguments {
      let parameters = (parameters[generic] ?? []).sorted { $0.position < $1.position }
      if parameters.indices.contains(index) {
        keepers[parameters[index].symbol, default: []].insert(type)
      } else {
        kept.insert(type)
      }
    }
    kept.formUnion(casesByEnum.keys.filter(makesItself))
    kept = allReached(from: kept) { [keepers] in keepers[$0] ?? [] }
  }

  /// The cases of an enum that is never kept; empty for any other type.
  func cases(of type: SymbolID) -> Set<SymbolID> {
    kept.contains(type) ? [] : casesByEnum[type] ?? []
  }

  /// Whether it is a case of an enum that is never kept.
  func contain(_ enumCase: SymbolID) -> Bool {
    graph.owner(of: enumCase).map { cases(of: $0).contains(enumCase) } ?? false
  }

  private func makesItself(_ type: SymbolID) -> Bool {
    let protocols = graph.ancestors(of: type).compactMap { graph.types[$0]?.name }
    return !Self.harmless.union(protocols).isSuperset(of: graph.types[type]?.inherited ?? [])
  }

  private mutating func add(_ source: SourceRecord) {
    let tree = CodeTree(source.text.bytes)
    let mentions = typeOffsets(in: source)
    let stored = Set(source.parsed.properties.map(\.declaration))
    let definitions = Definitions(in: source, graph)
    for occurrence in source.indexed.occurrences {
      if occurrence.roles.contains(.definition) {
        define(occurrence)
      } else if occurrence.roles.contains(.reference),
        let offset = source.parsed.places.offset(of: occurrence.position)
      {
        for type in named(by: occurrence.symbol) {
          keep(type, at: offset, source.parsed, stored, tree, mentions, definitions)
        }
      }
    }
  }

  /// The places where a file names types of the package.
  private func typeOffsets(in source: SourceRecord) -> [Int: SymbolID] {
    var types: [Int: SymbolID] = [:]
    for occurrence in source.indexed.occurrences where occurrence.roles.contains(.reference) {
      guard graph.types[occurrence.symbol] != nil,
        let offset = source.parsed.places.offset(of: occurrence.position)
      else { continue }
      types[offset] = occurrence.symbol
    }
    return types
  }

  private mutating func define(_ occurrence: Occurrence) {
    switch graph.symbol(occurrence.symbol).kind {
    case .enumCase:
      if let type = graph.owner(of: occurrence.symbol) {
        casesByEnum[type, default: []].insert(occurrence.symbol)
      }
    case .genericParameter:
      guard
        let type = occurrence.relations.first(where: { $0.roles.contains(.childOf) })?.symbol
      else { return }
      parameters[type, default: []].append((occurrence.position, occurrence.symbol))
    default: return
    }
  }

  private func named(by symbol: SymbolID) -> Set<SymbolID> {
    switch graph.symbol(symbol).kind {
    case .type, .typealias: graph.targets(of: symbol)
    case .enumCase: graph.owner(of: symbol).map { [$0] } ?? []
    case .genericParameter: [symbol]
    default: []
    }
  }

  private mutating func keep(
    _ type: SymbolID, at offset: Int, _ file: ParsedFile, _ stored: Set<Int>, _ tree: CodeTree,
    _ mentions: [Int: SymbolID], _ definitions: Definitions
  ) {
    guard let declaration = file.declarations(around: offset).first else { return }
    switch declaration.kind {
    case .enum:
      // Directly in an enum, only payloads and conformances name types.
      if let outer = definitions.symbol(of: declaration) {
        keepers[outer, default: []].insert(type)
      }
    case .variable:
      guard isKept(declaration, file, stored, tree) else { return }
      if let (name, index) = tree.genericArgument(at: offset), let generic = mentions[name] {
        arguments.append((type, generic, index))
      } else {
        kept.insert(type)
      }
    default: return
    }
  }

  /// Whether it is a stored variable outside functions that isn't a function itself.
  private func isKept(
    _ declaration: Declaration, _ file: ParsedFile, _ stored: Set<Int>, _ tree: CodeTree
  ) -> Bool {
    if let parent = declaration.parent,
      [.function, .variable, .subscript].contains(file.tree.declarations[parent].kind)
    {
      return false
    }
    let isStored = file.tree.declarations.firstIndex(of: declaration).map(stored.contains) ?? false
    guard declaration.body == nil || isStored else { return false }
    guard let variable = tree.parent(tree.node(at: declaration.nameRange.lowerBound)) else {
      return true
    }
    let isFunction = tree.child(.typeAnnotation, of: variable).map(tree.descendants)?
      .contains { tree.kind($0) == .functionType }
    let value = tree.child(.initialValue, of: variable).flatMap(tree.first)
    return isFunction != true && value.map(tree.kind) != .closure
  }
}

extension CodeTree {
  /// Where the name of the innermost generic type begins of which a name is an argument, and the
  /// argument's index.
  fileprivate func genericArgument(at offset: Int) -> (name: Int, index: Int)? {
    let around = node(at: offset)
    guard let list = ancestors(around).first(where: { kind($0) == .genericArguments }),
      let type = parent(list),
      let name = descendants(type).prefix(while: { $0 < list }).last(where: {
        kind($0) == .typeName
      }),
      let index = Array(children(list)).firstIndex(where: { range($0).contains(offset) })
    else { return nil }
    return (start(name), index)
  }
}
