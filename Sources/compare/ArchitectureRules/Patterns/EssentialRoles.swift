package import ArchitectureGraph
package import CompareSupport
package import SourceRecords

/// The roles without which a pattern's rules can't be checked.
package enum EssentialRoles {
  package typealias Part = (name: String, roles: Set<Role>)

  package static func of(_ pattern: Pattern) -> [Part] {
    let view: Part = ("view", .views)
    return switch pattern {
    case .mvc:
      [("controller", .controllers), ("view or model", Set<Role>.model.union([.view]))]
    case .mvp: [view, ("presenter", [.presenter])]
    case .mvvm: [view, ("view model", [.viewModel])]
    case .mvi: [view, ("state", [.state]), ("reducer", [.reducer])]
    case .viper: [view, ("interactor", [.interactor]), ("presenter", [.presenter])]
    }
  }

  /// The names of the parts that no type plays, by module.
  ///
  /// Modules that are checked against one pattern and refer to each other are one app, together
  /// with what they refer to elsewhere.
  package static func missing(
    in modules: [String: Pattern], _ edges: TypeEdges, _ types: [SymbolID: TypeNode],
    _ roles: [SymbolID: Role]
  ) -> [String: [String]] {
    var known: [String: Set<Role>] = [:]
    for (symbol, type) in types {
      if let role = roles[symbol] { known[type.module, default: []].insert(role) }
    }
    var seen: [String: Set<String>] = [:]
    for edge in edges.all {
      guard let from = types[edge.from]?.module, let to = types[edge.to]?.module,
        from != to, let pattern = modules[from]
      else { continue }
      if modules[to] == pattern {
        seen[from, default: []].insert(to)
        seen[to, default: []].insert(from)
      } else if modules[to] == nil, let role = roles[edge.to] {
        known[from, default: []].insert(role)
      }
    }
    return modules.reduce(into: [:]) { missing, module in
      let app = seen.reached(from: module.key)
      let there = app.reduce(into: Set<Role>()) { $0.formUnion(known[$1] ?? []) }
      let parts = of(module.value).filter { $0.roles.isDisjoint(with: there) }
      if !parts.isEmpty { missing[module.key] = parts.map(\.name) }
    }
  }
}

extension [String: Set<String>] {
  /// A name, and everything that can be reached from it.
  fileprivate func reached(from start: String) -> Set<String> {
    var found: Set = [start]
    var pending = [start]
    while let next = pending.popLast() {
      for name in self[next] ?? [] where found.insert(name).inserted { pending.append(name) }
    }
    return found
  }
}
