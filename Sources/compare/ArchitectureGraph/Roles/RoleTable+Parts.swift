import CompareSupport
import SourceRecords

/// Names by which parts of a scene tell more than the end does.
extension RoleTable {
  private static let parts: Set<Role> = [
    .view, .viewController, .presenter, .interactor, .router,
  ]
  /// Ends that only objects have the role of: a value that is called so is where to go, or what
  /// was handed over.
  private static let ofObjects: [String: Role] = ["Route": .router, "Dependencies": .builder]
  /// The end that only protocols have the role of: the `Output` of a view model is a value, or an
  /// object with values.
  private static let ofProtocols: [String: Role] = ["Output": .delegate]
  /// Ends that say who asks, and not who answers.
  private static let ofAskers = ["DataSource", "EventHandler"]
  /// Roles of who is below those who ask, and so is no delegate of theirs.
  private static let answering: Set<Role> = [
    .presenter, .interactor, .viewModel, .store, .provider, .repository, .service, .model,
  ]

  /// A `ListPresenterViewInterface` is what the presenter offers the view; what it offers the
  /// interactor is where that one's answers go.
  func partsRole(of user: Role, behind name: Substring) -> Role? {
    guard Self.parts.contains(user),
      let owner = ownRole(of: String(name)), Self.parts.contains(owner)
    else { return nil }
    return owner == .presenter && user == .interactor ? .delegate : owner
  }

  /// The name that tells a type's role; that of the type around it, where its own ends with what
  /// says nothing of a value.
  func tellingName(of type: TypeNode) -> String {
    guard !type.isProtocol, let end = suffix(of: type.name), let role = suffixes[end],
      Self.ofProtocols[end] == role || !type.isClass && Self.ofObjects[end] == role
    else { return type.name }
    return type.name.split(separator: ".").dropLast().joined(separator: ".")
  }

  /// The role of those who conform to a protocol that is called after who asks; nil when there are
  /// none, or several that differ.
  func answeringRole(of type: TypeNode) -> AssignedRole? {
    guard type.isProtocol, types[type.name] == nil, isOfAsker(type.name) else { return nil }
    let answers = type.conformers.filter { !isOfAsker($0) }
      .compactMap { name in ownRole(of: name).map { (name: name, role: $0) } }
      .filter { Self.answering.contains($0.role) }
    guard let first = answers.first, answers.allSatisfy({ $0.role == first.role }) else {
      return nil
    }
    return AssignedRole(first.role, .conformer(first.name))
  }

  /// A longer end of the table's says more, and so does a team that gives this end a role.
  private func isOfAsker(_ name: String) -> Bool {
    let end = ignored.first(where: name.hasSuffix)
    let asker = Self.ofAskers.first(where: name.dropLast(end?.count ?? 0).hasSuffix)
    return asker != nil && [nil, asker].contains(suffix(of: name))
      && [nil, .delegate].contains(ownRole(of: name))
  }
}
