import CompareSupport
import SourceRecords

/// All types and the roles found so far.
struct RoleSearch {
  /// What one kind of evidence says about a type; nil for nothing.
  typealias Step = (RoleSearch) -> (SymbolID, TypeNode) -> AssignedRole?

  let table: RoleTable
  let analysis: Analysis
  private(set) var found: [SymbolID: AssignedRole]
  /// Only the folders below these count as evidence.
  private let folders: [String]
  private let tests: Set<String>
  /// Sorted by name, because the first of several is reported.
  private let order: [SymbolID]
  private let targets: [SymbolID: [SymbolID]]
  private let sources: [SymbolID: [SymbolID]]
  private let conforming: [SymbolID: [SymbolID]]
  private let byName: [String: [SymbolID]]
  let injectedNames: Set<String>
  /// The types that only a team's entry can give a role.
  private var roleless: Set<SymbolID> = []

  init(_ table: RoleTable, _ analysis: Analysis, in folders: [String], tests: Set<String>) {
    self.table = table
    self.analysis = analysis
    self.folders = folders.sorted { $0.count > $1.count }
    self.tests = tests
    let types = analysis.graph.types
    found = types.compactMapValues(table.assigned)
    order = types.sorted { one, other in
      (one.value.name, one.value.file, one.key) < (other.value.name, other.value.file, other.key)
    }.map(\.key)
    injectedNames = InjectedTypes.names(in: analysis)
    byName = Dictionary(grouping: order) { types[$0]?.name ?? "" }
    let rank = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    func sorted(_ pairs: [(SymbolID, SymbolID)]) -> [SymbolID: [SymbolID]] {
      Dictionary(grouping: pairs, by: \.0).mapValues { pairs in
        pairs.map(\.1).sorted { rank[$0, default: 0] < rank[$1, default: 0] }
      }
    }
    // What only tests do with a type says nothing about its purpose.
    let edges = analysis.edges.all.filter { !tests.contains(types[$0.from]?.module ?? "") }
    targets = sorted(edges.map { ($0.from, $0.to) })
    sources = sorted(edges.map { ($0.to, $0.from) })
    conforming = sorted(
      types.filter { !$0.value.isProtocol && !tests.contains($0.value.module) }.keys
        .flatMap { type in analysis.graph.ancestors(of: type).map { ($0, type) } })
    roleless = Set(order.filter { type in node(type).map(isAlwaysRoleless) ?? false })
    for type in roleless where !(found[type]?.isByEntry ?? false) { found[type] = nil }
  }

  /// Assigns roles to types without one, in rounds that each use the previous round's roles, until
  /// nothing changes.
  mutating func run(_ step: Step) {
    let new = order.compactMap { type in
      found[type] == nil && !roleless.contains(type)
        ? node(type).flatMap { step(self)(type, $0) }.map { (type, $0) } : nil
    }
    for (type, role) in new { found[type] = role }
    if !new.isEmpty { run(step) }
  }

  /// Replaces roles that come from names where a step knows better.
  mutating func replace(_ step: Step) {
    let new = order.compactMap { type in
      found[type]?.isByName == true
        ? node(type).flatMap { step(self)(type, $0) }.map { (type, $0) }
        : nil
    }
    for (type, role) in new { found[type] = role }
  }

  /// Removes wrong roles that come from nothing but a name.
  mutating func retract(_ isWrong: (RoleSearch) -> (SymbolID, TypeNode) -> Bool) {
    let wrong = order.filter { type in
      found[type]?.isByName == true && (node(type).map { isWrong(self)(type, $0) } ?? false)
    }
    for type in wrong { found[type] = nil }
  }

  /// Leaves types without a role whose name is wrong, whatever else there is.
  mutating func exclude(_ isWrong: (RoleSearch) -> (SymbolID, TypeNode) -> Bool) {
    let wrong = order.filter { type in
      found[type]?.isByName == true && (node(type).map { isWrong(self)(type, $0) } ?? false)
    }
    for type in wrong {
      found[type] = nil
      roleless.insert(type)
    }
  }

  /// Gives types that are named after the type around them the role that this one has by now.
  mutating func followOuterTypes() {
    // Outer types come before those in them.
    for type in order {
      guard let node = node(type), found[type]?.isByName == true, !table.hasOwnEnding(node),
        let outer = telling(node), role(outer) != role(type)
      else { continue }
      found[type] = around(type, node)
    }
  }

  /// The nearest type around it whose name gives a role.
  private func telling(_ node: TypeNode) -> SymbolID? {
    var next = outer(of: node)
    while let type = next, let outer = self.node(type), !table.hasOwnEnding(outer) {
      next = self.outer(of: outer)
    }
    return next
  }

  func node(_ type: SymbolID) -> TypeNode? { analysis.graph.types[type] }
  func name(_ type: SymbolID) -> String { node(type)?.name ?? "" }
  func role(_ type: SymbolID) -> Role? { found[type]?.role }

  /// The types that it refers to, and those that refer to it, by name.
  func targets(of type: SymbolID) -> [SymbolID] { targets[type] ?? [] }
  func sources(of type: SymbolID) -> [SymbolID] { sources[type] ?? [] }

  /// The types that conform to it or inherit from it, without test doubles.
  func conformers(of type: SymbolID) -> [SymbolID] {
    (conforming[type] ?? []).filter { !name($0).isDouble }
  }

  /// The type that another one is nested in, found by name.
  func outer(of type: TypeNode) -> SymbolID? {
    let name = type.name.split(separator: ".").dropLast().joined(separator: ".")
    return byName[name]?.first { node($0)?.module == type.module }
  }

  /// The types that a name in a type may stand for: those in it, or else outermost ones.
  func named(_ name: String, in type: TypeNode) -> [TypeNode] {
    (byName["\(type.name).\(name)"] ?? byName[name] ?? []).compactMap(node)
  }

  /// Whether the package has a type with this name.
  func isDeclared(_ name: String) -> Bool { byName[name] != nil }

  /// The folders that contain a type's file, the innermost first.
  func folders(of type: TypeNode) -> [String] {
    guard let root = folders.first(where: { type.file.hasPrefix($0 + "/") }) else { return [] }
    return type.file.dropFirst(root.count + 1).split(separator: "/").dropLast().reversed()
      .map(String.init)
  }

  /// Whether a type of the same module has a name that begins with this stem and one of these roles
  /// by its name.
  func hasPart(_ stem: String, in module: String, _ roles: Set<Role>) -> Bool {
    order.contains { type in
      guard let node = node(type), node.module == module, node.name.hasPrefix(stem),
        found[type]?.isByName == true
      else { return false }
      return roles.contains(found[type]?.role ?? .other)
    }
  }
}
