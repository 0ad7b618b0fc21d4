import CompareSupport
import SourceRecords

/// Types that have no role, whatever their name, their folder or the type around them.
extension RoleSearch {
  private static let documents: Set = [
    "NSDocument", "NSPersistentDocument", "UIDocument", "UIManagedDocument",
  ]

  /// Previews only show sample data, a document is both controller and model, a property wrapper
  /// counts where it is used, and test helpers aren't part of the app.
  func isAlwaysRoleless(_ node: TypeNode) -> Bool {
    if !Self.documents.isDisjoint(with: node.inherited) { return true }
    let isWrapper = !Set(["DynamicProperty", "@propertyWrapper"]).isDisjoint(with: node.inherited)
    if isWrapper, !node.isClass, !node.isProtocol { return true }
    return isPreview(node) || isForTests(node) || isOfSystemIntents(node)
  }

  /// What Siri and Shortcuts perform.
  private func isOfSystemIntents(_ node: TypeNode) -> Bool {
    node.inherited.contains { $0.hasSuffix("Intent") && !isDeclared($0) }
  }

  private func isPreview(_ node: TypeNode) -> Bool {
    node.inherited.contains("PreviewProvider")
      || outer(of: node).flatMap(self.node).map(isPreview) ?? false
  }

  /// What is in a file of tests, or stands in for something of the app in tests and previews.
  private func isForTests(_ node: TypeNode) -> Bool {
    let name = node.name.split(separator: ".").last.map(String.init) ?? ""
    let isSample = table.ownRole(of: name).map(Set<Role>.fetching.contains) ?? false
    let imports = analysis.sources[node.file]?.parsed.imports ?? []
    return imports.contains { ["XCTest", "Testing"].contains($0.path.first) }
      || ["Mock", "Stub", "Fake"].contains(where: name.isBegun(by:))
      || isSample && name.isBegun(by: "Preview")
      || outer(of: node).flatMap(self.node).map(isForTests) ?? false
  }
}

extension String {
  /// Whether it begins with a word, which another one follows: `MockStore`, but not `Mocking`.
  fileprivate func isBegun(by word: String) -> Bool {
    hasPrefix(word) && dropFirst(word.count).first?.isUppercase ?? false
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
      guard let regions = analysis.regions[source.indexed.path],
        regions.regions.contains(where: { $0.type == type })
      else { return false }
      return source.parsed.tree.declarations.contains { declaration in
        declaration.kind == .function && regions.type(at: declaration.nameRange.lowerBound) == type
      }
    }
  }

  /// What only a view around it gives its role: a value in a view is what the view draws, or how.
  func isValueInView(_ type: SymbolID, _ node: TypeNode) -> Bool {
    node.isNestedValue && Set<Role>.seen.contains(role(type) ?? .other)
      && !table.hasOwnEnding(node)
      && !Set<Role>.seen.contains(table.inherited(by: node, named: nil)?.role ?? .other)
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

  /// An enum without functions that a view uses: what there is to choose from.
  func isChoice(_ type: SymbolID, _ node: TypeNode) -> Bool {
    declared(node)?.kind == .enum
      && sources(of: type).contains { Set<Role>.seen.contains(role($0) ?? .other) }
      && !hasFunctions(type)
  }

  /// What a view draws, or how, rather than what it is about.
  func isViewValue(_ node: TypeNode) -> Bool {
    if node.inherited.contains("PreferenceKey") { return true }
    guard !node.isClass, let file = analysis.sources[node.file]?.parsed,
      file.imports.contains(where: { ["SwiftUI", "AppKit", "UIKit"].contains($0.path.first) })
    else { return false }
    return (node.inherited + [node.name]).contains { $0.hasSuffix("Style") }
      || node.name.hasSuffix("Configuration")
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
