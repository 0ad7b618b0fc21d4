/// A named set of types, and the other layers whose types they may refer to.
package struct LayerEntry: Equatable, Sendable {
  package let name: String
  /// Globs for the names of modules.
  package var modules: [String] = []
  /// Globs for folders, from the package's or the sources' own on.
  package var folders: [String] = []
  /// Globs for the names of types, with those of the types around them.
  package var types: [String] = []
  /// The names of the layers that it may refer to, beside itself.
  package var knows: [String] = []
}

extension LayerEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case name, modules, folders, types, knows }

  package init(from decoder: any Decoder) throws {
    try decoder.refuseOthers(than: Key.allCases)
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(String.self, forKey: .name)
    modules = try container.texts(forKey: .modules)
    folders = try container.texts(forKey: .folders)
    types = try container.texts(forKey: .types)
    knows = try container.texts(forKey: .knows)
    if name.isEmpty || (modules + folders + types).isEmpty {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a layer needs a name, and modules, folders or types"))
    }
  }
}
