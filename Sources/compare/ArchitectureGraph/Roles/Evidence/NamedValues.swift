import CompareSupport
import SourceRecords

/// Values that are named like an object that stores or fetches the model: what is in a store, or one
/// of the providers that there are.
extension RoleSearch {
  private static let conformances: Set = [
    "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Identifiable", "CaseIterable",
    "RawRepresentable",
  ]
  /// Libraries whose classes' names begin so.
  private static let prefixes = ["AV", "CA", "CK", "CL", "MK", "NS", "UI", "WK"]

  /// A value that can be compared, coded or listed, and that neither keeps an object nor waits.
  func isNamedLikeStore(_ type: SymbolID, _ node: TypeNode) -> Bool {
    guard Set<Role>.fetching.contains(role(type) ?? .other), table.hasOwnEnding(node),
      let declared = declared(node), [.struct, .enum].contains(declared.kind),
      !declared.isNamespace, isComparable(type, node) || isViewValue(node)
    else { return false }
    let properties = storedProperties(of: node)
    guard declared.kind == .enum || !properties.isEmpty,
      properties.allSatisfy(isValue), !namesObject(node, properties)
    else { return false }
    return !waits(type)
  }

  private func isComparable(_ type: SymbolID, _ node: TypeNode) -> Bool {
    // The system's protocols of a package's protocol are only in the index.
    let ancestors = analysis.graph.ancestors(of: type).map { analysis.graph.symbol($0).name }
    return !Self.conformances.isDisjoint(with: node.inherited + ancestors)
      || declared(node)?.kind == .enum && !Set(["Int", "String"]).isDisjoint(with: node.inherited)
  }

  /// As far as the words of its type show.
  private func isValue(_ property: StoredProperty) -> Bool {
    !property.isFunction
      && !property.typeNames.contains { name in
        ["any", "Any", "AnyObject"].contains(name) || isForeignClass(name)
      }
  }

  private func isForeignClass(_ name: String) -> Bool {
    Self.prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
    }
  }

  /// Whether a stored property or a case names a class or a protocol that the compiler knows.
  private func namesObject(_ node: TypeNode, _ properties: [StoredProperty]) -> Bool {
    guard let source = analysis.sources[node.file], let body = body(of: node) else { return true }
    let declarations = source.parsed.tree.declarations
    let stored = Set(properties.map(\.declaration))
    let others = declarations.indices.filter { index in
      body.contains(declarations[index].range.lowerBound) && !stored.contains(index)
    }
    .map { declarations[$0].fullRange }
    return WrittenReferences.written(in: source.indexed, analysis.graph).contains { reference in
      guard [.class, .protocol].contains(analysis.graph.symbol(reference.symbol).kind),
        let offset = source.parsed.places.offset(of: reference.position), body.contains(offset)
      else { return false }
      return !others.contains { $0.contains(offset) }
    }
  }

  func body(of node: TypeNode) -> Range<Int>? {
    guard let file = analysis.sources[node.file]?.parsed,
      let offset = file.places.offset(of: node.position)
    else { return nil }
    return file.tree.declarations.first { $0.nameRange.contains(offset) }?.body
  }

  /// Whether something in it, or in an extension of it, is `async` or has an `await`.
  func waits(_ type: SymbolID) -> Bool {
    analysis.sources.values.contains { source in
      guard !source.parsed.suspensions.isEmpty,
        let regions = analysis.regions[source.indexed.path],
        regions.regions.contains(where: { $0.type == type })
      else { return false }
      return source.parsed.suspensions.contains { regions.type(at: $0) == type }
    }
  }
}

/// Types that are named like a view.
extension RoleSearch {
  /// An enum whose cases say which view is meant, the cell of a table that is only compared or
  /// coded, a protocol with which a screen tells its name, or an object that the whole app shares.
  func isNamedLikeView(_ type: SymbolID, _ node: TypeNode) -> Bool {
    guard Set<Role>.seen.contains(role(type) ?? .other), table.hasOwnEnding(node),
      let declared = declared(node), !declared.isNamespace, !node.inherited.contains("View")
    else { return false }
    switch declared.kind {
    case .enum: return !hasBody(type)
    case .struct: return isCellOrScreen(node) && isComparable(type, node) && !hasBody(type)
    case .protocol: return isCellOrScreen(node) && isOnlyRead(type)
    // A `TopViewController.shared` that finds the controller on top.
    case .class: return node.inherited.isEmpty && members(of: type).contains(where: \.isShared)
    default: return false
    }
  }

  private func isCellOrScreen(_ node: TypeNode) -> Bool {
    ["Cell", "Screen"].contains { table.suffix(of: node.name) == $0 }
  }

  /// Whether others only read values from it that aren't drawn.
  private func isOnlyRead(_ type: SymbolID) -> Bool {
    let members = members(of: type)
    return !members.isEmpty
      && members.allSatisfy { !$0.isFunction && !$0.isOfUI && !$0.code.contains(#/\bset\b/#) }
  }

  private func hasBody(_ type: SymbolID) -> Bool {
    analysis.sources.values.contains { source in
      guard let regions = analysis.regions[source.indexed.path],
        regions.regions.contains(where: { $0.type == type })
      else { return false }
      return source.parsed.tree.declarations.contains { declaration in
        declaration.kind == .variable && declaration.name == "body"
          && regions.type(at: declaration.nameRange.lowerBound) == type
      }
    }
  }
}

/// Objects that are a part of a view.
extension RoleSearch {
  /// A class in a view that only this view names, and that it or such a class keeps, is the view's,
  /// unless it is named like a view model.
  func ownObject(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard node.isClass, let view = outer(of: node), role(view) == .view,
      !(role(type) == .viewModel && table.hasOwnEnding(node)), isOnlyNamed(in: view, type)
    else { return nil }
    let siblings = sources(of: type).filter { sibling in
      self.node(sibling).map { $0.isClass && outer(of: $0) == view } ?? false
        && isOnlyNamed(in: view, sibling)
    }
    // The coordinator of a `UIViewRepresentable` is kept by the system.
    guard
      ([type] + siblings).contains(where: { isState($0, of: view) })
        || siblings.contains(where: { name($0) == "\(name(view)).Coordinator" })
    else { return nil }
    return AssignedRole(.view, .around(name(view)))
  }

  private func isOnlyNamed(in view: SymbolID, _ type: SymbolID) -> Bool {
    sources(of: type).allSatisfy { $0 == view || name($0).hasPrefix(name(view) + ".") }
  }

  private func isState(_ type: SymbolID, of view: SymbolID) -> Bool {
    wrappers(of: type, in: view).contains { ["State", "StateObject"].contains($0) }
  }
}
