import CompareSupport
package import SourceRecords

/// A reference in code that this compilation leaves out, found by its name alone.
package struct InactiveReference: Sendable {
  /// The outermost type around it, which may be left out itself, or the file's loose code.
  package let from: TypeNode
  package let to: SymbolID
  package let place: SourcePlace
}

/// Finds references in code that the compiler left out, where a name can mean one type alone.
///
/// The type is outermost and the only one of its name, nothing else that is measured is called so, and
/// the file is of its module or imports it. Of any other name, nothing is said.
package struct InactiveReferences {
  private let analysis: Analysis
  private let names: [String: [InactiveName]]
  private let types: [String: SymbolID]

  package init(_ analysis: Analysis) {
    self.analysis = analysis
    names = analysis.sources.mapValues(\.inactiveNames).filter { !$0.value.isEmpty }
    types = names.isEmpty ? [:] : Self.types(in: analysis, names)
  }

  private static func types(
    in analysis: Analysis, _ names: [String: [InactiveName]]
  ) -> [String: SymbolID] {
    var declared: [String: Set<SourcePlace>] = [:]
    for (path, source) in analysis.sources {
      let own = source.parsed.tree.declarations.filter { $0.kind != .extension }
        .map { (String($0.name.prefix { $0 != "(" }), $0.nameRange.lowerBound) }
      let inactive = (names[path] ?? []).filter(\.isDeclared).map { ($0.text, $0.offset) }
      for (name, offset) in own + inactive {
        let place = SourcePlace(file: path, position: source.parsed.places.position(of: offset))
        declared[name, default: []].insert(place)
      }
    }
    let known = analysis.graph.types.filter { _, type in
      declared[type.name].map { $0 == [SourcePlace(file: type.file, position: type.position)] }
        ?? false
    }
    return Dictionary(known.map { ($0.value.name, $0.key) }) { first, _ in first }
  }

  /// In the order of the places.
  package func all(in module: SourceModule) -> [InactiveReference] {
    module.files.sorted().flatMap { path -> [InactiveReference] in
      guard let source = analysis.sources[path], let names = names[path] else { return [] }
      let seen = allReached(from: source.parsed.imports.compactMap(\.path.first)) {
        analysis.exports[$0] ?? []
      }
      return names.compactMap { name in
        guard !name.isDeclared, let type = types[name.text], let node = analysis.graph.types[type],
          node.module == module.name || seen.contains(node.module),
          let from = source.owner(of: name, in: module.name), from.name != node.name
        else { return nil }
        return InactiveReference(
          from: from, to: type,
          place: SourcePlace(
            file: path, position: source.parsed.places.position(of: name.offset)))
      }
    }
  }
}

extension SourceRecord {
  /// The outermost type or extension around a name, by its syntax; nil if the name may be a generic
  /// parameter.
  fileprivate func owner(of name: InactiveName, in module: String) -> TypeNode? {
    let around = parsed.declarations(around: name.offset)
    guard !around.contains(where: { isGenericParameter(name.text, of: $0) }) else { return nil }
    let kinds: Set<Declaration.Kind> = [.class, .struct, .enum, .protocol, .extension]
    let type = around.last { kinds.contains($0.kind) }
    let file = indexed.path
    return TypeNode(
      name: type?.name ?? file.split(separator: "/").last.map(String.init) ?? file, module: module,
      isProtocol: type?.kind == .protocol, isLoose: type == nil, file: file,
      position: parsed.places.position(of: type?.nameRange.lowerBound ?? name.offset))
  }

  private func isGenericParameter(_ name: String, of declaration: Declaration) -> Bool {
    guard declaration.kind != .variable else { return false }
    let head = text.string(
      declaration.nameRange
        .lowerBound..<(declaration.body?.lowerBound ?? declaration.range.upperBound))
    guard let open = head.firstIndex(of: "<") else { return false }
    return head[open...].split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains {
      $0 == name
    }
      && head[open...].prefix { $0 != ">" }.contains(name)
  }
}
