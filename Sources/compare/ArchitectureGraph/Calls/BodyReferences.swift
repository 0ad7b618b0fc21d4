import SourceRecords
import SwiftCode

/// Finds the references in the bodies of a file.
enum BodyReferences {
  /// All references in bodies of a file, in source order.
  ///
  /// Includes what the compiler adds: reading a property is an implicit call of its getter.
  static func all(
    in source: SourceRecord,
    _ tree: CodeTree,
    _ graph: SymbolGraph
  ) -> [BodyReference] {
    let calleeEnds = calleeEnds(tree)
    let indexed = source.indexed.occurrences.compactMap { occurrence -> BodyReference? in
      guard occurrence.roles.contains(.reference),
        let container = occurrence.relations.first(where: {
          !$0.roles.isDisjoint(with: [.calledBy, .containedBy])
        }),
        let offset = source.parsed.places.offset(of: occurrence.position)
      else { return nil }
      let symbol = graph.symbol(occurrence.symbol)
      let end = offset + symbol.name.prefix { $0 != "(" }.utf8.count
      return BodyReference(
        symbol: occurrence.symbol,
        kind: symbol.kind,
        roles: occurrence.roles,
        container: container.symbol,
        offset: offset,
        end: end,
        line: occurrence.position.line,
        isCalled: calleeEnds.contains(end)
      )
    }
    let parameters = ParameterReads(in: source, tree, graph).all(indexed, calleeEnds)
    return (indexed + parameters)
      .sorted { ($0.offset, $0.symbol) < ($1.offset, $1.symbol) }
  }

  /// Where the names of callees end: in `action?(1)`, before the question mark.
  private static func calleeEnds(_ tree: CodeTree) -> Set<Int> {
    Set(
      tree.all.lazy.filter { tree.kind($0) == .call }.compactMap { call in
        var callee = tree.first(call)
        while let node = callee, [.optionalChain, .forceUnwrap].contains(tree.kind(node)) {
          callee = tree.first(node)
        }
        return callee.map { tree.end($0) }
      })
  }
}

/// A reference that the compiler relates to the function, accessor or property that contains it.
struct BodyReference: Sendable {
  let symbol: SymbolID
  let kind: Symbol.Kind
  let roles: SymbolRoles
  let container: SymbolID
  let offset: Int
  /// Where its name ends.
  let end: Int
  let line: Int
  /// Whether it is the callee of a call, be it a function or a value.
  let isCalled: Bool

  /// Whether it is in a function's declaration, before the body.
  func isInSignature(in file: ParsedFile) -> Bool {
    let function = file.declarations(around: offset).first { $0.kind == .function }
    return function?.body.map { offset < $0.lowerBound } ?? false
  }
}
