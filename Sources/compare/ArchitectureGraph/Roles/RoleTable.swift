package import CompareSupport
package import SourceRecords

/// Tells a type's role by what a team says, by its name, by a view's superclass, or by where it is.
package struct RoleTable: Equatable, Sendable {
  /// A glob for the paths of files, from a folder on.
  struct Path: Equatable, Sendable {
    let pattern: String
    let folder: String
    let role: Role
  }

  /// By the end of the name.
  var suffixes: [String: Role]
  /// By the whole name, with those of the types around it; these win over all else.
  var types: [String: Role] = [:]
  /// For types whose name says nothing; the first that matches counts.
  var paths: [Path] = []
  /// For those of which no path says anything either.
  var modules: [String: Role] = [:]
  /// The ends that a team gave roles to.
  var ownSuffixes: Set<String> = []
  /// What says only which kind of declaration it is: a `ListPresenterProtocol` has the role of a
  /// `ListPresenter`.
  var ignored = ["Protocol", "Interface", "Implementation", "Impl"]

  package func role(of type: TypeNode) -> Role? { assigned(to: type)?.role }

  /// What a name doesn't say, or says of a controller or a builder only, a superclass or protocol
  /// of the system may.
  func assigned(to type: TypeNode) -> AssignedRole? {
    if let answering = answeringRole(of: type) { return answering }
    let named =
      types[type.name].map { AssignedRole($0, .entry(.type(type.name))) }
      ?? self.named(tellingName(of: type))
    let isOpen = named.map { [.controller, .builder].contains($0.role) && $0.isByName } ?? true
    guard isOpen else { return named }
    return inherited(by: type, named: named) ?? named ?? placed(type)
  }

  /// Those of the types that have one: to be asked once, as many rules and modules ask for each.
  package func roles(of types: [SymbolID: TypeNode]) -> [SymbolID: Role] {
    types.compactMapValues(role)
  }

  package func role(of name: String) -> Role? { named(name)?.role }

  /// By the longest end that matches; a nested type without a match has the role of the type
  /// around it.
  func named(_ name: String) -> AssignedRole? {
    let parts = name.split(separator: ".")
    let known = parts.indices.reversed().lazy
      .compactMap { end -> AssignedRole? in
        let name = parts[...end].joined(separator: ".")
        return types[name].map { AssignedRole($0, .entry(.type(name))) }
      }.first
    let roles = parts.map { match($0) }
    // What a view calls its `Model` is what it shows.
    let isViewsOwn =
      parts.last == "Model"
      && roles.dropLast().last.map { $0?.role == .view || $0?.role == .viewController } ?? false
    let found = (isViewsOwn ? roles.dropLast() : roles[...]).reversed().lazy.compactMap(\.self)
    return known ?? found.first.map { AssignedRole($0.role, evidence(of: $0.suffix)) }
  }

  /// By its own name alone, not by that of a type around it.
  func ownRole(of name: String) -> Role? {
    types[name] ?? name.split(separator: ".").last.flatMap { match($0)?.role }
  }

  /// The end of a type's own name that tells its role; nil when none does.
  func suffix(of name: String) -> String? {
    name.split(separator: ".").last.flatMap { match($0)?.suffix }
  }

  func evidence(of suffix: String) -> RoleEvidence {
    ownSuffixes.contains(suffix) ? .entry(.suffix(suffix)) : .name(end: suffix)
  }

  /// By the longest end, be it with or without what says only which kind of declaration it is.
  private func match(_ name: Substring) -> (suffix: String, role: Role)? {
    let end = ignored.first { name.hasSuffix($0) && name.count > $0.count }
    let kindless = name.dropLast(end?.count ?? 0)
    for start in kindless.indices {
      for suffix in [name[start...], kindless[start...]].map(String.init) {
        guard let role = suffixes[suffix] else { continue }
        let owner = end == "Interface" ? partsRole(of: role, behind: name[..<start]) : nil
        return (suffix, owner ?? role)
      }
    }
    return nil
  }
}

extension AssignedRole {
  /// Whether a standard end of a name tells it, which other evidence may know better.
  var isByName: Bool {
    if case .name = evidence { return true }
    return false
  }
}
