package import CompareSupport
package import SourceRecords

/// Finds a type's role by a team's entries or by the ending of its name.
package struct RoleTable: Equatable, Sendable {
  /// A glob for the paths of files, relative to a folder.
  struct Path: Equatable, Sendable {
    let pattern: String
    let folder: String
    let role: Role
  }

  /// By the ending of a type's own name.
  var suffixes: [String: Role]
  /// By the full name, including the types around it.
  var types: [String: Role] = [:]
  /// The first match counts.
  var paths: [Path] = []
  var modules: [String: Role] = [:]
  /// The endings that a team gave roles to.
  var ownSuffixes: Set<String> = []

  package static let standard = RoleTable(suffixes: KnownRoles.endings)

  /// The standard endings plus a team's entries, whose paths are relative to a folder.
  package init(_ entries: [RoleEntry], in folder: String = "") {
    self = .standard
    add(entries, in: folder)
  }

  init(suffixes: [String: Role]) { self.suffixes = suffixes }

  /// Adds the entries of a configuration in a folder.
  package mutating func add(_ entries: [RoleEntry], in folder: String) {
    for entry in entries {
      switch entry.match {
      case .suffix(let suffix):
        suffixes[suffix] = entry.role
        ownSuffixes.insert(suffix)
      case .type(let type): types[type] = entry.role
      case .path(let path): paths.append(Path(pattern: path, folder: folder, role: entry.role))
      case .module(let module): modules[module] = entry.role
      }
    }
  }

  /// By the ending of the last part of a name, whatever kind of type has it.
  package func role(of name: String) -> Role? {
    ending(of: name, isProtocol: true).map(\.role)
  }

  /// By an entry for its name or its ending.
  func entry(for type: TypeNode) -> AssignedRole? {
    if let role = types[type.name] { return AssignedRole(role, .entry(.type(type.name))) }
    guard let (end, role) = ending(of: type.name, isProtocol: type.isProtocol),
      ownSuffixes.contains(end)
    else { return nil }
    return AssignedRole(role, .entry(.suffix(end)))
  }

  /// By an entry for its file or its module, which is about types that don't show what they are.
  func placed(_ type: TypeNode) -> AssignedRole? {
    if let path = paths.first(where: { $0.matches(type) }) {
      return AssignedRole(path.role, .entry(.path(path.pattern)))
    }
    return modules[type.module].map { AssignedRole($0, .entry(.module(type.module))) }
  }

  /// By a standard ending.
  ///
  /// A detail of another type that is called nothing but `Model` or `View` is that type's; a reducer
  /// or view model has its `State` and its `Action`.
  func named(_ type: TypeNode, isDetail: Bool) -> AssignedRole? {
    guard let (end, role) = ending(of: type.name, isProtocol: type.isProtocol),
      type.isProtocol || !KnownRoles.endingsOfProtocols.contains(end),
      !isDetail || !type.name.hasSuffix(".\(end)") || Set<Role>.loop.contains(role)
    else { return nil }
    return AssignedRole(role, .name(end: end))
  }

  /// The longest ending, with or without one that only says which kind of declaration it is.
  private func ending(of name: String, isProtocol: Bool) -> (end: String, role: Role)? {
    let kinds = isProtocol ? KnownRoles.kindsOfProtocols : KnownRoles.kinds
    var own = name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...]
    // The time must not grow with the square of the name's length.
    let longest = suffixes.keys.map(\.count).max() ?? 0
    while true {
      for start in own.suffix(longest).indices {
        let end = String(own[start...])
        if let role = suffixes[end] { return (end, role) }
      }
      guard let kind = kinds.first(where: { own.hasSuffix($0) && own.count > $0.count })
      else { return nil }
      own = own.dropLast(kind.count)
    }
  }
}

extension RoleTable {
  /// What is wrong with the entries, given the types that exist; nil if nothing is.
  ///
  /// An entry that matches no type is a mistake that would go unnoticed.
  package static func flaw(
    in entries: [RoleEntry], among types: some Collection<TypeNode>, in folder: String = ""
  ) -> String? {
    if let flaw = flaw(in: entries) { return flaw }
    let table = RoleTable(entries, in: folder)
    let idle = entries.first { entry in !types.contains { table.isAbout($0, entry.match) } }
    return idle.map { entry in
      "\(entry.match.words), which has the role '\(entry.role.rawValue)', matches no type"
    }
  }

  private func isAbout(_ type: TypeNode, _ match: RoleEntry.Match) -> Bool {
    switch match {
    case .suffix(let suffix):
      ending(of: type.name, isProtocol: type.isProtocol)?.end == suffix
    case .type(let name): type.name == name
    case .path(let pattern): paths.contains { $0.pattern == pattern && $0.matches(type) }
    case .module(let module): type.module == module
    }
  }

  /// What is wrong with the entries, whatever the types; nil if nothing is.
  package static func flaw(in entries: [RoleEntry]) -> String? {
    var seen: Set<RoleEntry.Match> = []
    return entries.first { !seen.insert($0.match).inserted }
      .map { "\($0.match.words) has two roles" }
  }
}

extension RoleTable.Path {
  /// Matches the file itself, or the folder that directly contains it.
  func matches(_ type: TypeNode) -> Bool {
    let start = folder.isEmpty ? "" : folder + "/"
    guard type.file.hasPrefix(start) else { return false }
    let file = type.file.dropFirst(start.count)
    let parent = file.split(separator: "/").dropLast().joined(separator: "/")
    let glob = Glob(pattern, separator: "/")
    return glob.matches(String(file)) || glob.matches(parent)
  }
}

extension RoleEntry.Match {
  fileprivate var words: String { "the \(entry.key) '\(entry.value)'" }
}

extension Set<Role> {
  /// What goes around between a view and a reducer.
  package static let loop: Set = [.state, .intent, .action, .effect, .reducer]
}
