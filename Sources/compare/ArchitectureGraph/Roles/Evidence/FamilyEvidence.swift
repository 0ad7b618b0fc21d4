import CompareSupport
import SourceRecords

/// Protocols that are called after their part of a scene: `HomePresentable`, `ListInteractorInput`.
enum FamilyEvidence {
  private static let families: [(end: String, role: Role)] = [
    ("Presentable", .presenter), ("Interactable", .interactor), ("ViewControllable", .view),
    ("Viewable", .view), ("Presentation", .presenter), ("PresentationLogic", .presenter),
    ("BusinessLogic", .interactor),
    ("DisplayLogic", .view), ("RoutingLogic", .router),
  ]

  /// An `Input` is its part's; of the others only what belongs to a scene, as a `Presentable` may
  /// be anything that can be presented.
  static func family(
    _ search: RoleSearch, _ type: SymbolID, _ node: TypeNode
  ) -> AssignedRole? {
    guard node.isProtocol else { return nil }
    if let stem = node.name.stem(before: "Input") {
      if stem.hasSuffix("Module") { return AssignedRole(.presenter, .name(end: "ModuleInput")) }
      guard let role = search.table.ownRole(of: stem), Set<Role>.parts.contains(role),
        let end = search.table.suffix(of: stem)
      else { return nil }
      return AssignedRole(role, .name(end: end + "Input"))
    }
    guard let family = families.first(where: { node.name.hasSuffix($0.end) }),
      let stem = node.name.stem(before: family.end),
      search.hasPart(stem, in: node.module, Set<Role>.parts)
    else { return nil }
    return AssignedRole(family.role, .name(end: family.end))
  }

  /// What a part puts out is not for its delegate when the part itself conforms to it, or what a
  /// view tells its presenter.
  static func ownOutput(
    _ search: RoleSearch, _ type: SymbolID, _ node: TypeNode
  ) -> AssignedRole? {
    guard node.isProtocol, let stem = node.name.stem(before: "Output"),
      let part = search.table.ownRole(of: stem)
    else { return nil }
    let conformers = search.conformers(of: type)
    guard let first = conformers.first, let role = search.role(first),
      conformers.allSatisfy({ search.role($0) == role }),
      role == part || Set<Role>.seen.contains(part) && [.presenter, .viewModel].contains(role)
    else { return nil }
    return AssignedRole(role, .conformer(search.name(first)))
  }
}

extension Set<Role> {
  /// The parts of a scene and what they ask.
  static let parts = sceneParts.union(fetching)
}
