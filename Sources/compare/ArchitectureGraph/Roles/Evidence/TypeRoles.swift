package import CompareSupport
package import SourceRecords

/// The role of each type and the evidence for it.
package struct TypeRoles: Sendable {
  /// Only of types that have one; `other` if a team says so.
  package let assigned: [SymbolID: AssignedRole]

  /// Leaves every type without a role.
  package init() { assigned = [:] }

  /// Goes through the kinds of evidence in order; a later one never overrides an earlier one.
  ///
  /// - A team's entries, names and superclasses: written on purpose.
  /// - Builders: a factory that doesn't make a part of a scene isn't a builder.
  /// - Services: what is only named like one, but neither fetches nor stores, isn't one.
  /// - Reducers: in code for a library with reducers, only these show what is a state or an action.
  /// - Families: a protocol's name together with the names in its scene.
  /// - Contents: static functions that fetch, and what is injected into reducers.
  /// - Conformances: a type that conforms to a presenter's protocol is a presenter.
  /// - Observed: what a view stores with a property wrapper.
  /// - Navigation: what keeps the path of the screens, or makes a view for each of its cases.
  /// - Folders: the folder that a type is in.
  /// - Uses: what is decoded, stored by an entity, or passed from what fetches it to a scene.
  /// - Nested: a type without other evidence has the role of the type around it.
  package init(
    _ table: RoleTable, _ analysis: Analysis, in folders: [String] = [], tests: Set<String> = []
  ) {
    var search = RoleSearch(table, analysis, in: folders, tests: tests)
    for isWrong in [
      RoleSearch.isUnproven, RoleSearch.isOnlyNamespace, RoleSearch.isForeignTextCoordinator,
      RoleSearch.isValueInView, RoleSearch.isNamedLikeStore, RoleSearch.isNamedLikeView,
    ] { search.retract(isWrong) }
    search.exclude(RoleSearch.isNoService)
    let corrections = [
      RoleSearch.runtime, RoleSearch.navigation, RoleSearch.navigationProtocol,
      RoleSearch.converter, RoleSearch.persistence,
      RoleSearch.reducer, RoleSearch.superclass, RoleSearch.ownOutput, RoleSearch.ownCoordinator,
      RoleSearch.observed, RoleSearch.base, RoleSearch.superclass, RoleSearch.ownObject,
    ]
    for step in corrections { search.replace(step) }
    let unprovenParts = search.unprovenParts
    search.retract { _ in { type, _ in unprovenParts.contains(type) } }
    search.replace(RoleSearch.partOfAction)
    let unproven = search.unprovenServices
    search.exclude { _ in { type, _ in unproven.contains(type) } }
    search.followOuterTypes()
    let steps = [
      RoleSearch.family, RoleSearch.navigation, RoleSearch.helper, RoleSearch.dependency,
      RoleSearch.conformance, RoleSearch.observed, RoleSearch.destinations, RoleSearch.folder,
      RoleSearch.coded, RoleSearch.handed, RoleSearch.around,
    ]
    for step in steps { search.run(step) }
    assigned = search.found
  }

  package func role(of type: SymbolID) -> Role? { assigned[type]?.role }

  package var roles: [SymbolID: Role] { assigned.mapValues(\.role) }
}
