package import CompareSupport
package import SourceRecords

/// Finds, for each action of a module's views, the shortest chain of types to a store.
///
/// An action is a function of a view that the view itself doesn't call: one that it calls is part
/// of its caller. Where controllers don't count as views, an action is also a function of a
/// controller that implements a requirement of another module's view, such as a UI toolkit's: the
/// toolkit calls it. Initialisers and accessors don't count.
///
/// A store is a type or protocol with the role of a store, a provider or a repository, or a type
/// that conforms to such a protocol. Making a store doesn't count as using it.
package struct StorePaths {
  let map: CallMap
  let roles: [SymbolID: Role]
  let stores: StoreTypes
  let viewRoles: Set<Role>
  /// Modules that paths must not enter, such as those of another app.
  let apart: Set<String>

  package init(
    map: CallMap, roles: [SymbolID: Role], stores: StoreTypes, viewRoles: Set<Role>,
    apart: Set<String> = []
  ) {
    self.map = map
    self.roles = roles
    self.stores = stores
    self.viewRoles = viewRoles
    self.apart = apart
  }

  /// Sorted by the name of the action; actions that lead to no store are left out.
  package func all(in module: String) -> [StorePath] {
    actions(in: module).compactMap { path(from: .symbol($0), makers: makers(of: $0)) }
      .sorted { left, right in
        (left.action, left.steps.first?.file ?? "") < (right.action, right.steps.first?.file ?? "")
      }
  }

  /// The names of all store functions that any action may reach, however long the path; nil for a
  /// module that has neither a view nor an action.
  package func reached(in module: String) -> Set<String>? {
    let actions = actions(in: module)
    guard !actions.isEmpty || map.graph.types.keys.contains(where: { isView($0, in: module) })
    else { return nil }
    return actions.reduce(into: []) { reached, function in
      let ends = ends(from: .symbol(function), makers(of: function))
      reached.formUnion(ends.map(map.name))
    }
  }

  private func actions(in module: String) -> [SymbolID] {
    map.functions.filter { function in
      guard let type = map.graph.owner(of: function) else { return false }
      if isView(type, in: module) { return !map.isCalledByOwnType(function) }
      return has([.viewController, .controller], type, in: module)
        && map.implemented(by: function).contains { isForeignView($0, to: module) }
    }
  }

  private func isView(_ type: SymbolID, in module: String) -> Bool {
    has(viewRoles, type, in: module)
  }

  private func has(_ roles: Set<Role>, _ type: SymbolID, in module: String) -> Bool {
    guard let found = map.graph.types[type], let role = self.roles[type] else { return false }
    return found.module == module && !found.isProtocol && roles.contains(role)
  }

  /// Whether a requirement belongs to a view in another module, that is, in a UI toolkit.
  private func isForeignView(_ requirement: SymbolID, to module: String) -> Bool {
    guard let type = map.graph.owner(of: requirement), let found = map.graph.types[type]
    else { return false }
    return found.module != module && roles[type] == .view
  }

  /// The store functions that the action may call on any path; calls by stores aren't followed.
  private func ends(from action: Callable, _ makers: Set<Callable>) -> Set<Callable> {
    let reach = ActionReach(of: action, map, allowsDoubt: true) { edges(from: $0, makers) }
    return allReached(from: [action]) { body in
      isStoreAccess(body)
        ? []
        : edges(from: body, makers).filter { reach.holds($0.requirement, in: body) }.map(\.to)
    }
    .filter(isStoreAccess)
  }

  private func makers(of function: SymbolID) -> Set<Callable> {
    map.graph.owner(of: function).map { map.makers(of: $0) } ?? []
  }

  /// The calls of a body; of the values that a property may hold, only those that were stored there
  /// on the path to making the view.
  ///
  /// Two objects of one class hold different values, and only one of them is the view's. If the
  /// path doesn't show which, all of them count.
  private func edges(from callable: Callable, _ makers: Set<Callable>) -> [PossibleCall] {
    let edges = map.edges(from: callable)
    var chosen: Set<SymbolID> = []
    for edge in edges {
      if case .stored(let keeper, let origin) = edge.reason, makers.contains(.symbol(origin)) {
        chosen.insert(keeper)
      }
    }
    return edges.filter { edge in
      guard !isApart(edge.to) else { return false }
      guard case .stored(let keeper, let origin) = edge.reason else { return true }
      return !chosen.contains(keeper) || makers.contains(.symbol(origin))
    }
  }

  private func isApart(_ callable: Callable) -> Bool {
    map.type(of: callable).flatMap { map.graph.types[$0] }.map { apart.contains($0.module) }
      ?? false
  }

  /// Of two paths of the same length, prefers the one that depends on nothing unknown.
  private func path(from action: Callable, makers: Set<Callable>) -> StorePath? {
    guard let path = path(from: action, makers, allowsDoubt: true) else { return nil }
    guard let sure = self.path(from: action, makers, allowsDoubt: false),
      sure.length == path.length
    else { return path }
    return sure
  }

  /// Breadth first by type: all that can run within a type comes before the next type.
  private func path(
    from action: Callable, _ makers: Set<Callable>, allowsDoubt: Bool
  ) -> StorePath? {
    let reach = ActionReach(of: action, map, allowsDoubt: allowsDoubt) { edges(from: $0, makers) }
    var previous: [Callable: (from: Callable, edge: PossibleCall)] = [:]
    var seen: Set = [action]
    var level = [action]
    while !level.isEmpty {
      var beyond: [(from: Callable, edge: PossibleCall)] = []
      var next = 0
      while next < level.count {
        let current = level[next]
        next += 1
        if isStoreAccess(current) {
          return StorePath(to: current, isMay: allowsDoubt, previous, map)
        }
        let type = map.type(of: current)
        for edge in edges(from: current, makers)
        where !seen.contains(edge.to) && reach.holds(edge.requirement, in: current) {
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
    return stores.contains(type)
  }
}

/// The shortest path from what a view does to the place where data is stored.
package struct StorePath: Equatable, Sendable {
  package struct Step: Equatable, Sendable {
    package let from: String
    package let to: String
    package let file: String
    package let line: Int
  }

  /// A function of the view.
  package let action: String
  /// From the view to the store; each differs from the one before.
  package let types: [String]
  /// The calls in order; there may be several within a type.
  package let steps: [Step]
  /// Whether it depends on a condition that can't be decided.
  package let isMay: Bool

  /// How often the path leads from one type to another.
  var length: Int { max(types.count - 1, 0) }
}

extension StorePath {
  /// Walks back from the end, step by step.
  init(
    to end: Callable,
    isMay: Bool,
    _ previous: [Callable: (from: Callable, edge: PossibleCall)],
    _ map: CallMap
  ) {
    var callables = [end]
    var steps: [Step] = []
    while let last = callables.last, let (from, edge) = previous[last] {
      callables.append(from)
      let (caller, called) = (map.name(of: from), map.name(of: edge.to))
      steps.append(Step(from: caller, to: called, file: edge.file, line: edge.line))
    }
    var types: [String] = []
    for callable in callables.reversed() {
      guard let type = map.type(of: callable).flatMap({ map.graph.types[$0]?.name }),
        type != types.last
      else { continue }
      types.append(type)
    }
    self.init(
      action: map.name(of: callables.last ?? end),
      types: types,
      steps: steps.reversed(),
      isMay: isMay
    )
  }
}

/// The types that are stores or conform to one.
package struct StoreTypes: Sendable {
  static let roles: Set<Role> = [.store, .provider, .repository]

  private let types: Set<SymbolID>

  /// Checks every type once, because searches ask for the same types again and again.
  package init(in graph: SymbolGraph, _ roles: [SymbolID: Role]) {
    let named = Set(roles.filter { Self.roles.contains($0.value) }.keys)
    types = Set(
      graph.types.keys.filter { type in
        named.contains(type) || !graph.ancestors(of: type).isDisjoint(with: named)
      })
  }

  package func contains(_ type: SymbolID) -> Bool { types.contains(type) }
}
