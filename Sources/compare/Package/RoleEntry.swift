/// That types which a name, the end of one, or a module tells have a role.
struct RoleEntry: Equatable, Sendable {
  enum Match: Hashable, Sendable {
    /// The end of a type's own name.
    case suffix(String)
    /// A type's whole name, with those of the types around it; nested types are meant as well.
    case type(String)
    /// A module, for those of its types whose name says nothing.
    case module(String)
  }

  let match: Match
  let role: Role
}

extension RoleEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case role, suffix, type, module }

  init(from decoder: any Decoder) throws {
    try decoder.refuseOthers(than: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    let name = try container.decode(String.self, forKey: .role)
    guard let role = Role.all.first(where: { $0.rawValue == name }) else {
      let known = Role.all.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .role, in: container,
        debugDescription: "there is no role '\(name)', only \(known)")
    }
    var matches: [Match] = []
    for (key, match) in [
      (Key.suffix, Match.suffix), (.type, Match.type), (.module, Match.module),
    ] {
      guard let value = try container.decodeIfPresent(String.self, forKey: key) else { continue }
      if !value.isEmpty { matches.append(match(value)) }
    }
    guard let match = matches.first, matches.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a role needs one of suffix, type and module"))
    }
    self.role = role
    self.match = match
  }
}

extension Configuration {
  /// The roles that it gives to the types of a package's modules that are no tests.
  func roleTable(
    for analysis: Analysis, of modules: [SourceModule], in folder: String
  ) throws(Stop) -> RoleTable {
    let tests = Set(modules.filter(\.isTest).map(\.name))
    let types = analysis.graph.types.values.filter { !tests.contains($0.module) }
    if let flaw = RoleTable.flaw(in: roles, among: types) {
      throw .failed(
        .configurationInvalid(path: "\(folder)/\(Self.fileName)", reason: flaw))
    }
    return RoleTable(roles)
  }
}

extension RoleTable {
  /// The standard table with what a team adds to it.
  init(_ entries: [RoleEntry]) {
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
  static func flaw(in entries: [RoleEntry], among types: some Collection<TypeNode>) -> String? {
    let table = RoleTable(entries)
    var seen: Set<RoleEntry.Match> = []
    for entry in entries {
      switch entry.match {
      case _ where !seen.insert(entry.match).inserted:
        return "\(entry.match.words) has two roles"
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
