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

extension String {
  /// Whether it is the name of something that stands in for another one in tests and previews.
  var isDouble: Bool {
    ["Mock", "Stub", "Fake", "Spy", "Dummy", "Unimplemented"].contains { contains($0) }
  }

  /// The name without its end; nil without that end, or with nothing before it.
  func stem(before end: String) -> String? {
    ["", "Protocol", "Interface", "Implementation", "Impl"].lazy.map { end + $0 }
      .first { self.hasSuffix($0) && self.count > $0.count }
      .map { String(self.dropLast($0.count)) }
  }
}

/// Who conforms to what.
enum ConformanceEvidence {
  /// What conforming to, or inheriting from, makes a type one itself.
  private static let beings = Set<Role>.parts.union([.entity, .model])

  /// A class whose protocols or superclasses in the package all have one role has it too.
  static func conformance(
    _ search: RoleSearch, _ type: SymbolID, _ node: TypeNode
  ) -> AssignedRole? {
    guard !node.isProtocol, !node.isError else { return nil }
    let known = search.analysis.graph.ancestors(of: type)
      .filter { search.node($0) != nil && search.role($0).map(beings.contains) ?? false }
      .sorted { (search.name($0), $0) < (search.name($1), $1) }
    guard let first = known.first, let role = search.role(first),
      known.allSatisfy({ search.role($0) == role })
    else { return nil }
    return AssignedRole(role, .inherited(search.name(first)))
  }
}

extension TypeNode {
  /// Errors may be named by whoever is told of one, wherever they are declared.
  var isError: Bool { inherited.contains { $0.hasSuffix("Error") } }

  /// Whether a view can observe it.
  var isObservable: Bool { !Set(inherited).isDisjoint(with: ["@Observable", "ObservableObject"]) }

  /// Whether it says that it can be decoded.
  var isDecodable: Bool { !Set(inherited).isDisjoint(with: ["Codable", "Decodable"]) }
}
