import CompareSupport
import SourceRecords

/// Finds the layers that claim a type by its name, its folder or its module; the most specific
/// claim wins.
struct LayerClaims {
  enum Kind: String, CaseIterable {
    case type, folder, module
  }

  private struct Claim {
    let layer: Int
    let pattern: String
    let glob: Glob
  }

  private let entries: [LayerEntry]
  private let root: String
  private let claims: [Kind: [Claim]]

  /// Takes the folder that the paths start from.
  init(_ entries: [LayerEntry], in root: String) {
    self.entries = entries
    self.root = root
    let claims = entries.enumerated().flatMap { layer, entry in
      Kind.allCases.flatMap { kind in
        entry.patterns(kind).map { pattern in
          let glob = Glob(pattern, separator: kind == .type ? "." : "/")
          return (kind, [Claim(layer: layer, pattern: pattern, glob: glob)])
        }
      }
    }
    self.claims = Dictionary(claims, uniquingKeysWith: +)
  }

  /// The layers in the order of the configuration: one or none, as more than one is a mistake.
  func layers(of type: TypeNode) -> (kind: Kind, layers: [LayerEntry])? {
    for kind in Kind.allCases {
      for name in names(of: type, kind) {
        let found = Set((claims[kind] ?? []).filter { $0.glob.matches(name) }.map(\.layer))
        if !found.isEmpty { return (kind, found.sorted().map { entries[$0] }) }
      }
    }
    return nil
  }

  /// The first pattern that matches none of the types.
  func idle(among types: [TypeNode]) -> (layer: LayerEntry, kind: Kind, pattern: String)? {
    for kind in Kind.allCases {
      let names = Set(types.flatMap { self.names(of: $0, kind) })
      for claim in claims[kind] ?? [] where !names.contains(where: claim.glob.matches) {
        return (entries[claim.layer], kind, claim.pattern)
      }
    }
    return nil
  }

  /// The names that patterns of a kind may match; a nested type belongs to the one around it.
  private func names(of type: TypeNode, _ kind: Kind) -> [String] {
    switch kind {
    case .type:
      if type.isLoose { return [] }
      let parts = type.name.split(separator: ".")
      return parts.indices.reversed().map { parts[...$0].joined(separator: ".") }
    case .folder:
      guard type.file.hasPrefix(root + "/") else { return [] }
      let path = type.file.dropFirst(root.count + 1).split(separator: "/").dropLast()
      return [path.joined(separator: "/")]
    case .module: return [type.module]
    }
  }
}

extension LayerEntry {
  fileprivate func patterns(_ kind: LayerClaims.Kind) -> [String] {
    switch kind {
    case .type: types
    case .folder: folders
    case .module: modules
    }
  }
}
