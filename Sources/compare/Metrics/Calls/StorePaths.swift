/// Finds, for each function of a module's views, the shortest chain of types to a store.
///
/// A store is a type, or a protocol, with the role of a store, a provider or a repository, or a type
/// that conforms to such a protocol. Making one is not yet using it.
struct StorePaths {
  static let storeRoles: Set<Role> = [.store, .provider, .repository]

  let map: CallMap
  let roles: RoleTable
  let viewRoles: Set<Role>

  /// Sorted by the name of the function; those that lead to no store are left out.
  func all(in module: String) -> [StorePath] {
    map.functions.compactMap { function -> StorePath? in
      guard let view = map.graph.owner(of: function).flatMap({ map.graph.types[$0] }),
        view.module == module, !view.isProtocol,
        roles.role(of: view.name).map(viewRoles.contains) ?? false
      else { return nil }
      return path(from: .symbol(function))
    }
    .sorted { $0.action < $1.action }
  }

  /// Breadth first by types: all that can be run within a type comes before the next type.
  private func path(from action: Callable) -> StorePath? {
    var previous: [Callable: (from: Callable, edge: CallEdge)] = [:]
    var seen: Set = [action]
    var level = [action]
    while !level.isEmpty {
      var beyond: [(from: Callable, edge: CallEdge)] = []
      var next = 0
      while next < level.count {
        let current = level[next]
        next += 1
        if isStoreAccess(current) { return path(to: current, previous) }
        let type = map.type(of: current)
        for edge in map.edges(from: current) where !seen.contains(edge.to) {
          let target = map.type(of: edge.to)
          if target == nil || target == type {
            seen.insert(edge.to)
            previous[edge.to] = (current, edge)
            level.append(edge.to)
          } else {
            beyond.append((current, edge))
          }
        }
      }
      level = []
      for step in beyond where seen.insert(step.edge.to).inserted {
        previous[step.edge.to] = step
        level.append(step.edge.to)
      }
    }
    return nil
  }

  private func isStoreAccess(_ callable: Callable) -> Bool {
    guard case .symbol(let symbol) = callable, map.graph.symbol(symbol).kind != .initializer,
      let type = map.type(of: callable)
    else { return false }
    return map.graph.ancestors(of: type).union([type]).contains { ancestor in
      map.graph.types[ancestor].flatMap { roles.ownRole(of: $0.name) }
        .map(Self.storeRoles.contains) ?? false
    }
  }

  private func path(
    to end: Callable,
    _ previous: [Callable: (from: Callable, edge: CallEdge)]
  ) -> StorePath {
    var callables = [end]
    var steps: [StorePath.Step] = []
    while let last = callables.last, let (from, edge) = previous[last] {
      callables.append(from)
      steps.append(
        StorePath.Step(
          from: map.name(of: from),
          to: map.name(of: edge.to),
          file: edge.file,
          line: edge.line
        )
      )
    }
    var types: [String] = []
    for callable in callables.reversed() {
      guard let type = map.type(of: callable).flatMap({ map.graph.types[$0]?.name }),
        type != types.last
      else { continue }
      types.append(type)
    }
    return StorePath(
      action: map.name(of: callables.last ?? end),
      types: types,
      steps: steps.reversed()
    )
  }
}
