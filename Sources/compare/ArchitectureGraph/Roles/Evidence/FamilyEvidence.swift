import CompareSupport
import SourceRecords

/// Protocols that are named after their part of a scene: `HomePresentable`, `ListInteractorInput`.
extension RoleSearch {
  private static let families: [(end: String, role: Role)] = [
    ("Presentable", .presenter), ("Interactable", .interactor), ("ViewControllable", .view),
    ("Viewable", .view), ("Presentation", .presenter), ("PresentationLogic", .presenter),
    ("BusinessLogic", .interactor),
    ("DisplayLogic", .view), ("RoutingLogic", .router),
  ]

  /// An `Input` belongs to its part; the others count only if they belong to a scene, because a
  /// `Presentable` may be anything that can be presented.
  func family(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard node.isProtocol else { return nil }
    if let stem = node.name.stem(before: "Input") {
      if stem.hasSuffix("Module") { return AssignedRole(.presenter, .name(end: "ModuleInput")) }
      guard let role = table.ownRole(of: stem), Set<Role>.parts.contains(role),
        let end = table.suffix(of: stem)
      else { return nil }
      return AssignedRole(role, .name(end: end + "Input"))
    }
    guard let family = Self.families.first(where: { node.name.hasSuffix($0.end) }),
      let stem = node.name.stem(before: family.end),
      hasPart(stem, in: node.module, Set<Role>.parts)
    else { return nil }
    return AssignedRole(family.role, .name(end: family.end))
  }

  /// An `Output` isn't a delegate's if the part itself conforms to it, or if a view calls its
  /// presenter through it.
  func ownOutput(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard node.isProtocol, let stem = node.name.stem(before: "Output"),
      let part = table.ownRole(of: stem)
    else { return nil }
    let conformers = conformers(of: type)
    guard let first = conformers.first, let role = self.role(first),
      conformers.allSatisfy({ self.role($0) == role }),
      role == part || Set<Role>.seen.contains(part) && [.presenter, .viewModel].contains(role)
    else { return nil }
    return AssignedRole(role, .conformer(name(first)))
  }
}

extension RoleSearch {
  /// The `Coordinator` of a `UIViewRepresentable`, in it or beside it in its file, is its delegate:
  /// both are one view.
  func ownCoordinator(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard role(type) == .coordinator || node.name.hasSuffix(".Coordinator") else { return nil }
    let owners =
      outer(of: node).map { [$0] }
      ?? sources(of: type).filter {
        self.node($0)?.file == node.file
      }
    return owners.first { self.node($0)?.isRepresentable ?? false }
      .map { AssignedRole(role($0) ?? .view, .around(name($0))) }
  }
}

extension TypeNode {
  fileprivate var isRepresentable: Bool { inherited.contains { $0.hasSuffix("Representable") } }
}

extension Set<Role> {
  /// The parts of a scene and the types that fetch the model for them.
  static let parts = sceneParts.union(fetching)
}

extension String {
  /// Whether it is the name of a stand-in for tests and previews.
  var isDouble: Bool {
    ["Mock", "Stub", "Fake", "Spy", "Dummy", "Unimplemented"].contains { contains($0) }
  }

  /// The name without this suffix; nil if it lacks the suffix or has nothing before it.
  func stem(before end: String) -> String? {
    ["", "Protocol", "Interface", "Implementation", "Impl"].lazy.map { end + $0 }
      .first { self.hasSuffix($0) && self.count > $0.count }
      .map { String(self.dropLast($0.count)) }
  }
}

/// Roles by conformance.
extension RoleSearch {
  /// The roles that a type takes over from what it conforms to or inherits from.
  private static let beings = Set<Role>.parts.union([.entity, .model])

  /// A type whose protocols or superclasses in the package all have one role has it, too.
  func conformance(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard !node.isProtocol, !node.isError else { return nil }
    let known = analysis.graph.ancestors(of: type)
      .filter { self.node($0) != nil && self.role($0).map(Self.beings.contains) ?? false }
      .sorted { (name($0), $0) < (name($1), $1) }
    guard let first = known.first, let role = self.role(first),
      known.allSatisfy({ self.role($0) == role })
    else { return nil }
    return AssignedRole(role, .inherited(name(first)))
  }
}

/// What says more than the ending of a name.
extension RoleSearch {
  /// The macro and a conformance, also through a protocol of the package, are written on purpose.
  func reducer(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard !node.isProtocol,
      let base = node.inherited.first(where: { RoleTable.reducers.contains($0) })
    else { return nil }
    return AssignedRole(.reducer, .inherited(base))
  }

  /// A type takes the role of its subtypes: view model, or for a protocol also presenter or
  /// interactor, if all of them have it.
  ///
  /// Subtypes that are models by name alone don't count; an entity's don't count without a role.
  func base(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard let own = role(type), Set<Role>.fetching.union([.model, .entity]).contains(own),
      node.isProtocol || node.isClass
    else { return nil }
    let conformers = conformers(of: type)
      .filter { role($0) != .model || found[$0]?.isByName != true }
      .filter { own != .entity || role($0) != nil }
    guard let first = conformers.first, let role = role(first),
      role == .viewModel || node.isProtocol && [.presenter, .interactor].contains(role),
      conformers.allSatisfy({ self.role($0) == role })
    else { return nil }
    return AssignedRole(role, .conformer(name(first)))
  }

  /// A `PlayerManager` that inherits from a view model is one.
  func superclass(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard node.isClass, let role = role(type), role == .model || Set<Role>.fetching.contains(role)
    else { return nil }
    let base = analysis.graph.ancestors(of: type)
      .filter { self.node($0)?.isClass == true && self.role($0) == .viewModel }
      .min { (name($0), $0) < (name($1), $1) }
    return base.map { AssignedRole(.viewModel, .inherited(name($0))) }
  }

  /// The enums in an action group its cases, even a `View` or a `Delegate`.
  func partOfAction(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard node.isNestedValue, let outer = outer(of: node), role(outer) == .action else {
      return nil
    }
    return AssignedRole(.action, .around(name(outer)))
  }
}

extension TypeNode {
  /// Any type may name an error that it handles, wherever the error is declared.
  var isError: Bool { inherited.contains { $0.hasSuffix("Error") } }

  /// Whether a view can observe it.
  var isObservable: Bool { !Set(inherited).isDisjoint(with: ["@Observable", "ObservableObject"]) }

  /// Whether it declares that it can be decoded.
  var isDecodable: Bool { !Set(inherited).isDisjoint(with: ["Codable", "Decodable"]) }
}
