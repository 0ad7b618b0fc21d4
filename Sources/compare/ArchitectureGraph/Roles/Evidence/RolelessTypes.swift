import CompareSupport
import SourceRecords

/// Types that have no role, whatever their name, their folder or the type around them.
extension RoleSearch {
  private static let documents: Set = [
    "NSDocument", "NSPersistentDocument", "UIDocument", "UIManagedDocument",
  ]

  /// Previews only show sample data; documents are controllers and models at once; what a property
  /// wrapper wraps is found where it is used.
  func isAlwaysRoleless(_ node: TypeNode) -> Bool {
    if !Self.documents.isDisjoint(with: node.inherited) { return true }
    let isWrapper = !Set(["DynamicProperty", "@propertyWrapper"]).isDisjoint(with: node.inherited)
    if isWrapper, !node.isClass, !node.isProtocol { return true }
    return isPreview(node)
  }

  private func isPreview(_ node: TypeNode) -> Bool {
    node.inherited.contains("PreviewProvider")
      || outer(of: node).flatMap(self.node).map(isPreview) ?? false
  }
}

/// Names that promise more than there is.
extension RoleSearch {
  /// An enum that only groups types and constants, or a model that needs no value.
  func isOnlyNamespace(_ type: SymbolID, _ node: TypeNode) -> Bool {
    guard let declared = declared(node), table.hasOwnEnding(node) else { return false }
    return declared.isNamespace && !hasFunctions(type)
      || [.model, .entity].contains(role(type)) && !node.isClass && declared.isStatic
  }

  /// Whether it or an extension of it declares a function.
  private func hasFunctions(_ type: SymbolID) -> Bool {
    analysis.sources.values.contains { source in
      source.parsed.tree.declarations.contains { declaration in
        declaration.kind == .function
          && analysis.regions[source.indexed.path]?.type(at: declaration.nameRange.lowerBound)
            == type
      }
    }
  }

  /// The `TextViewCoordinator` of a library is a delegate of its view, and coordinates no screens.
  func isForeignTextCoordinator(_ type: SymbolID, _ node: TypeNode) -> Bool {
    role(type) == .coordinator
      && node.inherited.contains { base in
        guard let stem = base.stem(before: "Coordinator"), !isDeclared(base) else { return false }
        return stem != "View" && table.ownRole(of: stem) == .view
      }
  }
}

/// Values that aren't entities.
extension RoleSearch {
  private static let drawn: Set = [
    "AnyView", "Color", "Font", "Image", "NSColor", "NSFont", "NSImage", "UIColor", "UIFont",
    "UIImage",
  ]

  /// A destination, a view in a box, or functions and constants that need no value.
  func isNoRecord(_ node: TypeNode) -> Bool {
    guard !node.isClass, let declared = declared(node) else { return false }
    return declared.isStatic || declared.kind == .struct && node.name.hasSuffix("Route")
      || storedProperties(of: node).contains { $0.typeNames.contains("AnyView") }
  }

  /// What a view draws, rather than what it is about.
  func isViewValue(_ node: TypeNode) -> Bool {
    guard !node.isClass, let file = analysis.sources[node.file]?.parsed,
      file.imports.contains(where: { ["SwiftUI", "AppKit", "UIKit"].contains($0.path.first) })
    else { return false }
    return node.inherited.contains { $0.hasSuffix("Style") }
      || storedProperties(of: node).contains { !Self.drawn.isDisjoint(with: $0.typeNames) }
  }
}

extension RoleSearch {
  func declared(_ node: TypeNode) -> DeclaredType? { analysis.declared(node) }

  /// Those in a type's own declaration, without extensions.
  func storedProperties(of node: TypeNode) -> [StoredProperty] {
    guard let file = analysis.sources[node.file]?.parsed,
      let offset = file.places.offset(of: node.position)
    else { return [] }
    let declarations = file.tree.declarations
    return file.properties.filter { property in
      guard declarations.indices.contains(property.declaration),
        let parent = declarations[property.declaration].parent
      else { return false }
      return declarations[parent].nameRange.contains(offset)
    }
  }
}
