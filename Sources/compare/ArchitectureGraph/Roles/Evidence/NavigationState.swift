import CompareSupport
import SourceRecords

/// Objects that keep which screens are shown.
extension RoleSearch {
  /// A class with a `NavigationPath`, or with an array of routes, navigates; unless it also fetches
  /// something, or calls itself a view model.
  func navigation(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard node.isClass, [nil, .model].contains(role(type)) || isFetching(type),
      !others(of: type).contains(where: isFetching), let source = source(of: node),
      source.parsed.imports.contains(where: { $0.path.first == "SwiftUI" })
    else { return nil }
    let isPath = storedProperties(of: node).contains { property in
      let declaration = source.parsed.tree.declarations[property.declaration]
      let isNamedPath = declaration.name == "path" || declaration.name.hasSuffix("Path")
      return property.typeNames.contains { name in
        name == "NavigationPath"
          || isNamedPath && ["Route", "Destination", "Screen"].contains(where: name.hasSuffix)
      }
        || property.type == nil
          && source.text.string(property.content).contains(#/\bNavigationPath\(/#)
    }
    return isPath ? AssignedRole(.router, .content("keeps the path of the screens")) : nil
  }

  /// A protocol that only such objects conform to.
  func navigationProtocol(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard node.isProtocol, isFetching(type) else { return nil }
    let conformers = conformers(of: type)
    guard let first = conformers.first, conformers.allSatisfy(isNavigation) else { return nil }
    return AssignedRole(.router, .conformer(name(first)))
  }

  private func isNavigation(_ type: SymbolID) -> Bool {
    guard role(type) == .router, case .content = found[type]?.evidence else { return false }
    return true
  }

  /// What it refers to, apart from its own protocols and superclasses.
  private func others(of type: SymbolID) -> Set<SymbolID> {
    Set(targets(of: type)).subtracting(analysis.graph.ancestors(of: type))
  }

  private func isFetching(_ type: SymbolID) -> Bool {
    Set<Role>.fetching.contains(role(type) ?? .other)
  }

  /// An enum with a view for each of its cases knows the views as a builder does.
  func destinations(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard !node.isProtocol, !node.isClass, declared(node)?.kind == .enum,
      targets(of: type).contains(where: { role($0) == .view })
    else { return nil }
    let isMaker = members(of: type).contains { member in
      member.isOfUI && member.code.contains(#/\bswitch\s+self\b/#)
    }
    return isMaker ? AssignedRole(.builder, .content("makes the view of each case")) : nil
  }
}
