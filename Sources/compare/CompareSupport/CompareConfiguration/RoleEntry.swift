/// That types which a name, the end of one, a path or a module tells have a role.
package struct RoleEntry: Equatable, Sendable {
  package enum Match: Hashable, Sendable {
    /// The end of a type's own name.
    case suffix(String)
    /// A type's whole name, with those of the types around it; nested types are meant as well.
    case type(String)
    /// A glob for files or their folders, for those of their types whose name says nothing.
    case path(String)
    /// A module, for those of its types whose name says nothing.
    case module(String)
  }

  package let match: Match
  package let role: Role
}

extension RoleEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case role, suffix, type, path, module }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseOthers(than: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    role = try container.role(forKey: .role)
    var matches: [Match] = []
    for (key, match) in [
      (Key.suffix, Match.suffix), (.type, Match.type), (.path, Match.path),
      (.module, Match.module),
    ] {
      guard let value = try container.decodeIfPresent(String.self, forKey: key) else { continue }
      if !value.isEmpty { matches.append(match(value)) }
    }
    guard let match = matches.first, matches.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a role needs one of suffix, type, path and module"))
    }
    self.match = match
  }
}
