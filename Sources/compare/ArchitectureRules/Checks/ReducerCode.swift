import ArchitectureGraph
import CompareSupport
import SourceRecords
import SwiftCode

/// Which code runs in a reducer itself, before it returns.
///
/// A closure runs when the function that gets it says so, which isn't known, so its contents aren't
/// judged, unless it is called on the spot or is that of The Composable Architecture's `Reduce`, which
/// is the reducer. Neither are `async` functions, and members that only such code uses: they are part
/// of effects.
final class ReducerCode {
  struct Region {
    let symbol: SymbolID
    let type: TypeNode
    let file: String
    let range: Range<Int>
  }

  /// The declarations and extensions of the module's reducers.
  let regions: [Region]
  private let code: CheckedModule
  /// Where the members of reducers are used.
  private let uses: [SymbolID: [SourcePlace]]
  private var later: [SymbolID: Bool] = [:]
  /// The names of the properties that get what somebody else decides, in tests too.
  private let injected: [SymbolID: Set<String>]

  init(_ code: CheckedModule) {
    self.code = code
    let reducers = Dictionary(code.types([.reducer]).map { ($0.symbol, $0.type) }) { first, _ in
      first
    }
    regions = code.sources.flatMap { source -> [Region] in
      guard !reducers.isEmpty, let own = code.analysis.regions[source.indexed.path] else {
        return []
      }
      return source.parsed.tree.declarations.compactMap { declaration in
        guard declaration.body != nil, declaration.kind != .function, declaration.kind != .variable,
          let symbol = own.type(at: declaration.nameRange.lowerBound), let type = reducers[symbol]
        else { return nil }
        return Region(
          symbol: symbol, type: type, file: source.indexed.path, range: declaration.fullRange)
      }
    }
    var uses: [SymbolID: [SourcePlace]] = [:]
    for source in code.sources where !reducers.isEmpty {
      for reference in WrittenReferences.written(in: source.indexed, code.graph) {
        guard [.function, .property].contains(code.graph.symbol(reference.symbol).kind),
          let owner = code.graph.owner(of: reference.symbol), reducers[owner] != nil
        else { continue }
        uses[reference.symbol, default: []].append(
          SourcePlace(file: source.indexed.path, position: reference.position))
      }
    }
    self.uses = uses
    let names =
      reducers.isEmpty
      ? []
      : code.sources.flatMap { source in
        source.parsed.properties.compactMap { property -> (SymbolID, Set<String>)? in
          let declaration = source.parsed.tree.declarations[property.declaration]
          guard !Self.injecting.isDisjoint(with: property.wrappers),
            let owner = code.analysis.regions[source.indexed.path]?
              .type(at: declaration.nameRange.lowerBound)
          else { return nil }
          return (owner, [declaration.name])
        }
      }
    injected = Dictionary(names) { $0.union($1) }
  }

  func type(at offset: Int, in file: String) -> SymbolID? {
    code.analysis.regions[file]?.type(at: offset)
  }

  /// Whether it runs before the reducer returns.
  func isOwn(_ place: SourcePlace) -> Bool {
    guard let offset = code.offset(of: place), let tree = code.files[place.file]?.tree else {
      return false
    }
    return tree.ancestors(tree.node(at: offset)).allSatisfy { isOwn($0, in: tree, of: place.file) }
  }

  private func isOwn(_ around: CodeTree.Node, in tree: CodeTree, of file: String) -> Bool {
    switch tree.kind(around) {
    case .closure: return isCalled(around, in: tree) || isReducing(around, in: tree)
    // The caller decides about a default value.
    case .defaultValue, .attribute: return false
    case .functionDeclaration, .variable:
      let isAsync = tree.children(.effect, of: around).contains { tree.text($0) == "async" }
      guard !isAsync, let name = tree.child(.declaredName, of: around),
        let member = symbol(at: tree.start(name), in: file)
      else { return !isAsync }
      return !isLater(member)
    default: return true
    }
  }

  /// Whether it is called on the spot: `{ … }()`.
  private func isCalled(_ closure: CodeTree.Node, in tree: CodeTree) -> Bool {
    guard let call = tree.parent(closure), tree.kind(call) == .call else { return false }
    return tree.children(call).first { $0 > call } == closure
  }

  private func isReducing(_ closure: CodeTree.Node, in tree: CodeTree) -> Bool {
    guard let call = tree.ancestors(closure).first(where: { tree.kind($0) == .call }),
      let callee = tree.children(call).first(where: { $0 > call })
    else { return false }
    return ([callee] + tree.descendants(callee)).contains { tree.text($0) == "Reduce" }
  }

  private func symbol(at offset: Int, in file: String) -> SymbolID? {
    let position = code.analysis.sources[file]?.parsed.places.position(of: offset)
    return code.analysis.sources[file]?.indexed.occurrences.first {
      $0.position == position && $0.roles.contains(.definition)
        && [.function, .property].contains(code.graph.symbol($0.symbol).kind)
    }?.symbol
  }

  /// Whether only code that runs later uses a member.
  private func isLater(_ member: SymbolID) -> Bool {
    if let known = later[member] { return known }
    guard let uses = uses[member] else { return false }
    // A member that only calls itself runs as little as one that nobody calls.
    later[member] = true
    let found = uses.allSatisfy { !isOwn($0) }
    later[member] = found
    return found
  }

  private static let injecting: Set = ["Dependency", "Injected", "LazyInjected"]

  /// Whether it declares such a property, or goes through one.
  func isInjected(_ place: SourcePlace) -> Bool {
    guard let offset = code.offset(of: place), let tree = code.files[place.file]?.tree else {
      return false
    }
    let node = tree.node(at: offset)
    func injects(_ declaration: CodeTree.Node) -> Bool {
      tree.kind(declaration) == .variableDeclaration
        && !Self.injecting.isDisjoint(with: tree.attributes(of: declaration))
    }
    if tree.ancestors(node).contains(where: injects) { return true }
    guard let root = tree.root(of: node), let type = type(at: offset, in: place.file) else {
      return false
    }
    return injected[type]?.contains(tree.text(root)) ?? false
  }
}
