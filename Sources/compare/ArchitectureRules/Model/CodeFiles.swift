import ArchitectureGraph
import SourceRecords
import SwiftCode
import Synchronization

/// A file's tree, and what the compiler or declared types say about its names.
struct CodeFile: Sendable {
  let tree: CodeTree
  /// By the offsets of the names.
  let references: [Int: [Occurrence]]
}

/// The files of a package, each read when it is first asked for: rules look at few places.
final class CodeFiles: Sendable {
  private struct Read {
    var files: [String: CodeFile] = [:]
    var places: [SymbolID: (file: String, offset: Int)]?
  }

  private let analysis: Analysis
  private let read = Mutex(Read())

  init(_ analysis: Analysis) { self.analysis = analysis }

  /// Nil for a file that wasn't measured.
  subscript(path: String) -> CodeFile? {
    if let file = read.withLock({ $0.files[path] }) { return file }
    guard let source = analysis.sources[path] else { return nil }
    let places = source.parsed.places
    let named = WrittenReferences.written(in: source.indexed, analysis.graph)
      .compactMap { reference in places.offset(of: reference.position).map { ($0, [reference]) } }
    let file = CodeFile(
      tree: CodeTree(source.text.bytes), references: Dictionary(named, uniquingKeysWith: +))
    read.withLock { $0.files[path] = file }
    return file
  }

  /// Whether it is an alias for a function's type: what is behind that is unknown.
  func isFunction(_ symbol: SymbolID) -> Bool {
    guard analysis.graph.symbol(symbol).kind == .typealias,
      let (tree, node) = declaration(of: symbol)
    else { return false }
    return tree.descendants(node).contains { tree.kind($0) == .functionType }
  }

  /// The declaration of a function, a property or an alias of the package.
  func declaration(of symbol: SymbolID) -> (tree: CodeTree, node: CodeTree.Node)? {
    guard let place = places[symbol], let tree = self[place.file]?.tree,
      let node = tree.parent(tree.node(at: place.offset))
    else { return nil }
    return (tree, node)
  }

  /// Where a member of the package is declared.
  func range(of symbol: SymbolID) -> (file: String, range: Range<Int>)? {
    guard let (tree, node) = declaration(of: symbol), let place = places[symbol] else { return nil }
    return (place.file, tree.range(node))
  }

  private var places: [SymbolID: (file: String, offset: Int)] {
    if let places = read.withLock({ $0.places }) { return places }
    var found: [SymbolID: (file: String, offset: Int)] = [:]
    for source in analysis.sources.values {
      for occurrence in source.indexed.occurrences where occurrence.roles.contains(.definition) {
        let kind = analysis.graph.symbol(occurrence.symbol).kind
        guard [.function, .property, .typealias].contains(kind),
          let offset = source.parsed.places.offset(of: occurrence.position)
        else { continue }
        found[occurrence.symbol] = (source.indexed.path, offset)
      }
    }
    let places = found
    read.withLock { $0.places = places }
    return places
  }
}

extension CodeTree {
  /// The names of a declaration's attributes: `StateObject`.
  func attributes(of declaration: Node) -> Set<String> {
    Set(
      children(.attribute, of: declaration).compactMap { attribute in
        children(attribute).first { kind($0).isType }.flatMap(name)
      })
  }

  /// The leftmost name of the members, calls and subscripts around a name: `cache` for `count` in
  /// `self.cache.count`; nil for an implicit member.
  func root(of name: Node) -> Node? {
    var node = top(of: name)
    while true {
      switch kind(node) {
      case .reference: return node
      case .member:
        let parts = Array(children(node))
        guard parts.count > 1 else { return nil }
        if kind(parts[0]) == .reference, text(parts[0]) == "self" { return parts[1] }
        node = parts[0]
      case .call, .subscriptAccess, .optionalChain, .forceUnwrap, .parentheses, .specialization,
        .tryExpression, .awaitExpression, .prefixOperation, .inoutExpression:
        guard let first = children(node).first(where: { kind($0) != .operatorSign }) else {
          return nil
        }
        node = first
      default: return nil
      }
    }
  }

  /// The outermost expression that begins with the same name: `a.b?.c` for `b`.
  private func top(of name: Node) -> Node {
    var node = name
    while let next = parent(node) {
      let isBase = children(next).first { $0 >= 0 } == node
      switch kind(next) {
      case .member: node = next
      case .call, .subscriptAccess, .optionalChain, .forceUnwrap, .specialization, .parentheses:
        guard isBase else { return node }
        node = next
      default: return node
      }
    }
    return node
  }
}
