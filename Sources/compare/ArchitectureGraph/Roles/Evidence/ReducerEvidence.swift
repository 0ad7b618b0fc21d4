import CompareSupport
import SourceRecords

/// Tells the states and actions of reducers from others: a game has actions and a parser has a state,
/// in apps with The Composable Architecture too.
extension RoleSearch {
  private static let ofReducers: Set<Role> = [.state, .action, .effect, .runtime]

  /// The types that are only named like a part of a reducer, in code that uses the library.
  var unprovenParts: Set<SymbolID> {
    let reducers = reducers
    guard reducers.contains(where: isOfLibrary) else { return [] }
    var open = Set(namedParts.filter { !isPart($0, of: reducers) })
    while true {
      let proven = open.filter { part in
        let others = isValue(part) ? sources(of: part) : conformers(of: part)
        return others.contains { role($0) == role(part) && !open.contains($0) }
      }
      guard !proven.isEmpty else { return open }
      open.subtract(proven)
    }
  }

  private var reducers: Set<SymbolID> {
    Set(analysis.graph.types.keys.filter { role($0) == .reducer })
  }

  private var namedParts: [SymbolID] {
    analysis.graph.types.keys.filter { type in
      found[type]?.isByName == true && role(type).map(Self.ofReducers.contains) ?? false
    }
  }

  /// Whether it has the library's macro or protocol, not one that is declared here.
  private func isOfLibrary(_ reducer: SymbolID) -> Bool {
    guard case .inherited = found[reducer]?.evidence else { return false }
    return !isDeclared("Reducer")
  }

  private func isPart(_ type: SymbolID, of reducers: Set<SymbolID>) -> Bool {
    if role(type) == .runtime { return targets(of: type).contains(where: reducers.contains) }
    if isInReducer(type, reducers) { return true }
    // A reducer with its own state may also read objects that have `State` in their names.
    return isValue(type)
      && sources(of: type).contains { source in
        role(source) == .runtime || reducers.contains(source) && !hasOwn(role(type), source)
      }
  }

  private func isInReducer(_ type: SymbolID, _ reducers: Set<SymbolID>) -> Bool {
    var next = node(type).flatMap(outer)
    while let outer = next {
      if reducers.contains(outer) || hasOwn(.state, outer) && hasOwn(.action, outer) { return true }
      next = node(outer).flatMap(self.outer)
    }
    return false
  }

  /// Whether a type with this role by its name is declared in it.
  private func hasOwn(_ role: Role?, _ outer: SymbolID) -> Bool {
    guard let node = node(outer) else { return false }
    return ["State", "Action", "Effect"].contains { name in
      isDeclared("\(node.name).\(name)") && table.ownRole(of: name) == role
    }
  }

  private func isValue(_ type: SymbolID) -> Bool {
    node(type).map { !$0.isClass && !$0.isProtocol } ?? false
  }
}
