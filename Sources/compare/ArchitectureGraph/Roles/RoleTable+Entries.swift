package import CompareConfiguration
package import SourceRecords

extension RoleTable {
  /// The standard table with what a team adds to it.
  package init(_ entries: [RoleEntry]) {
    self = .standard
    for entry in entries {
      switch entry.match {
      case .suffix(let suffix): suffixes[suffix] = entry.role
      case .type(let type): types[type] = entry.role
      case .module(let module): modules[module] = entry.role
      }
    }
  }

  /// What is wrong with the entries, given the types that there are; nil when nothing is.
  ///
  /// An entry that is about no type is a slip that would pass unnoticed.
  package static func flaw(in entries: [RoleEntry], among types: some Collection<TypeNode>)
    -> String?
  {
    if let flaw = flaw(in: entries) { return flaw }
    let table = RoleTable(entries)
    for entry in entries {
      switch entry.match {
      case .suffix(let suffix) where !types.contains { table.suffix(of: $0.name) == suffix },
        .type(let suffix) where !types.contains { $0.name == suffix },
        .module(let suffix) where !types.contains { $0.module == suffix }:
        return
          "\(entry.match.words), which has the role '\(entry.role.rawValue)', matches no type"
      default: continue
      }
    }
    return nil
  }

  /// What is wrong with the entries whatever the types; nil when nothing is.
  package static func flaw(in entries: [RoleEntry]) -> String? {
    var seen: Set<RoleEntry.Match> = []
    return entries.first { !seen.insert($0.match).inserted }
      .map { "\($0.match.words) has two roles" }
  }
}

extension RoleEntry.Match {
  fileprivate var words: String {
    switch self {
    case .suffix(let suffix): "the suffix '\(suffix)'"
    case .type(let type): "the type '\(type)'"
    case .module(let module): "the module '\(module)'"
    }
  }
}
