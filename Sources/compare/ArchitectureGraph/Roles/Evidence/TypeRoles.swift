package import CompareSupport
package import SourceRecords

/// The role of each type, and what tells it.
package struct TypeRoles: Sendable {
  /// Of those that have one; `other` where a team says so.
  package let assigned: [SymbolID: AssignedRole]

  /// No type has any.
  package init() { assigned = [:] }

  /// Looks at one kind of evidence after the other; what an earlier one tells, no later one changes.
  ///
  /// - A team's entries, names and superclasses: what somebody wrote on purpose.
  /// - Builders: a factory that makes no part of a scene is none.
  /// - Families: what a protocol's name says together with those of its scene.
  /// - Conformances: who conforms to a presenter's protocol is one.
  /// - Observed: what a view keeps by a wrapper.
  /// - Folders: what a type lies among.
  /// - Uses: what is decoded, kept by an entity, or handed from where it is fetched to a scene.
  /// - Nested: what nothing else tells of belongs to the type around it.
  package init(
    _ table: RoleTable, _ analysis: Analysis, in folders: [String] = [], tests: Set<String> = []
  ) {
    var search = RoleSearch(table, analysis, in: folders, tests: tests)
    search.retract(RoleSearch.isUnproven)
    search.replace(RoleSearch.ownOutput)
    let steps = [
      RoleSearch.family, RoleSearch.conformance, RoleSearch.observed, RoleSearch.folder,
      RoleSearch.coded, RoleSearch.handed, RoleSearch.around,
    ]
    for step in steps { search.run(step) }
    assigned = search.found
  }

  package func role(of type: SymbolID) -> Role? { assigned[type]?.role }

  package var roles: [SymbolID: Role] { assigned.mapValues(\.role) }
}
