/// Which modules a file must not import that declares or extends a type with a role.
package struct ImportEntry: Equatable, Sendable {
  package let role: Role
  /// Globs for the names of what is imported.
  package let forbidden: [String]
  /// Globs for the names of modules; all are meant when it is empty.
  package var modules: [String] = []
}

extension ImportEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case role, forbidden, modules }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseOthers(than: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    role = try container.role(forKey: .role)
    forbidden = try container.texts(forKey: .forbidden)
    modules = try container.texts(forKey: .modules)
    if forbidden.isEmpty {
      throw DecodingError.dataCorruptedError(
        forKey: .forbidden, in: container, debugDescription: "at least one module is needed")
    }
  }
}

extension KeyedDecodingContainer {
  /// A role by its name.
  func role(forKey key: Key) throws -> Role {
    let name = try decode(String.self, forKey: key)
    if let role = Role.all.first(where: { $0.rawValue == name }) { return role }
    let known = Role.all.map(\.rawValue).joined(separator: ", ")
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self, debugDescription: "there is no role '\(name)', only \(known)")
  }
}
