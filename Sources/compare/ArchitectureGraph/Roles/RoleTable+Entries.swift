package import CompareSupport
package import SourceRecords

extension RoleTable {
  /// The standard table plus a team's entries, whose paths are relative to a folder.
  package init(_ entries: [RoleEntry], in folder: String = "") {
    self = .standard
    add(entries, in: folder)
  }

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

  /// The role that a type gets from its file or its module.
  func placed(_ type: TypeNode) -> AssignedRole? {
    if let path = paths.first(where: { $0.matches(type) }) {
      return AssignedRole(path.role, .entry(.path(path.pattern)))
    }
    return modules[type.module].map { AssignedRole($0, .entry(.module(type.module))) }
  }

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
    case .suffix(let suffix): self.suffix(of: type.name) == suffix
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
