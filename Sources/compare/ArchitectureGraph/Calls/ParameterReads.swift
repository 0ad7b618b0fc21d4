import SourceRecords
import SwiftCode

/// Where functions pass on or store their parameters.
///
/// The index seldom records it. A parameter counts as read where an argument, or what follows the
/// `=` after a property, begins with its name; a local name that shadows it is mistaken for it.
struct ParameterReads {
  private struct Scope {
    let function: SymbolID
    var parameters: [String: SymbolID] = [:]
  }

  private let file: ParsedFile
  private let tree: CodeTree
  /// By the range of the function's declaration.
  private let scopes: [Range<Int>: Scope]

  init(in source: SourceRecord, _ tree: CodeTree, _ graph: SymbolGraph) {
    file = source.parsed
    self.tree = tree
    var scopes: [Range<Int>: Scope] = [:]
    for occurrence in source.indexed.occurrences where occurrence.roles.contains(.definition) {
      let symbol = graph.symbol(occurrence.symbol)
      guard symbol.kind == .parameter,
        let function = occurrence.relations.first(where: { $0.roles.contains(.childOf) })?.symbol,
        let offset = file.places.offset(of: occurrence.position),
        let declaration = file.declarations(around: offset).first(where: { $0.kind == .function })
      else { continue }
      scopes[declaration.range, default: Scope(function: function)]
        .parameters[symbol.name] = occurrence.symbol
    }
    self.scopes = scopes
  }

  /// Among the arguments of the file's calls, and what properties are set to.
  func all(_ references: [BodyReference], _ calleeEnds: Set<Int>) -> [BodyReference] {
    let written = Set(
      references.filter { $0.kind == .property && $0.roles.contains(.write) }.map(\.offset))
    return tree.all.compactMap { node in
      switch tree.kind(node) {
      case .argument where tree.parent(node).map(tree.kind) == .call:
        tree.last(node)
      case .assignment where tree.target(of: node).map(written.contains) ?? false:
        tree.last(node)
      default: nil
      }
    }.compactMap { read($0, calleeEnds) }
  }

  private func read(_ value: CodeTree.Node, _ calleeEnds: Set<Int>) -> BodyReference? {
    var first = value
    while let inner = tree.first(first) { first = inner }
    guard tree.kind(first) == .reference else { return nil }
    let (word, offset) = (tree.text(first), tree.start(first))
    for declaration in file.declarations(around: offset) {
      guard let scope = scopes[declaration.range], let symbol = scope.parameters[word]
      else { continue }
      let end = offset + word.utf8.count
      return BodyReference(
        symbol: symbol,
        kind: .parameter,
        roles: [.reference, .read],
        container: scope.function,
        offset: offset,
        end: end,
        line: file.places.position(of: offset).line,
        isCalled: calleeEnds.contains(end)
      )
    }
    return nil
  }
}
