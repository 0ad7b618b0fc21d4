package import CompareSupport
package import SourceRecords

/// How many test doubles the suites of one role's types need.
package struct RoleDoubles: Equatable, Sendable {
  package let role: Role
  package let suites: Int
  /// The number that one suite uses, itself or through helper types.
  package let fewest: Int
  package let most: Int
  /// The most that stand in for parts of the module itself.
  package let mostOfModule: Int

  /// Sorted by role; a suite has the role of the type it is named after: `ListInteractorTests`.
  ///
  /// Suites use what is in their own modules and in those that only tests share.
  package static func all(
    in suites: Set<String>, with support: Set<String> = [], _ doubles: TestDoubles.Found,
    _ edges: [TypeEdge],
    _ types: [SymbolID: TypeNode], _ roles: RoleTable
  ) -> [RoleDoubles] {
    let own = types.filter { suites.union(support).contains($0.value.module) }
    let subjects = own.filter { suites.contains($0.value.module) }
      .compactMapValues { subject(of: $0.name) }
    let next = Dictionary(grouping: edges.filter { own[$0.from] != nil }, by: \.from)
      .mapValues { $0.map(\.to) }

    func used(by suite: SymbolID) -> Set<SymbolID> {
      allReached(from: [suite]) { type in
        // What a double itself needs doesn't count.
        type != suite && doubles.all.contains(type)
          ? [] : (next[type] ?? []).filter { own[$0] != nil && subjects[$0] == nil }
      }
      .intersection(doubles.all)
    }

    let byRole = Dictionary(
      subjects.compactMap { suite, subject in
        roles.role(of: subject).map { ($0, [used(by: suite)]) }
      }, uniquingKeysWith: +)
    return byRole.sorted { $0.key < $1.key }.map { role, used in
      RoleDoubles(
        role: role, suites: used.count, fewest: used.map(\.count).min() ?? 0,
        most: used.map(\.count).max() ?? 0,
        mostOfModule: used.map { $0.intersection(doubles.ofModule).count }.max() ?? 0)
    }
  }

  private static func subject(of suite: String) -> String? {
    ["Tests", "Test", "Specs", "Spec", "Suite"].first { suite.hasSuffix($0) }
      .map { String(suite.dropLast($0.count)) }
  }
}
