/// Types with a role that put scenes together, as wireframes do in many apps.
package struct AssemblyEntry: Equatable, Sendable {
  package let role: Role
  /// Globs for the names of modules; all are meant when it is empty.
  package var modules: [String] = []
}

extension AssemblyEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case role, modules }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseOthers(than: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    role = try container.role(forKey: .role)
    modules = try container.texts(forKey: .modules)
  }
}
