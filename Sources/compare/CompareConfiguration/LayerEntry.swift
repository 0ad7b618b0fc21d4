import CompareSupport

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
    func texts(_ key: Key) throws -> [String] {
      let texts = try container.decodeIfPresent([String].self, forKey: key) ?? []
      guard texts.contains("") else { return texts }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "an empty text matches nothing")
    }
    name = try container.decode(String.self, forKey: .name)
    modules = try texts(.modules)
    folders = try texts(.folders)
    types = try texts(.types)
    knows = try texts(.knows)
    if name.isEmpty || (modules + folders + types).isEmpty {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a layer needs a name, and modules, folders or types"))
    }
  }
}
