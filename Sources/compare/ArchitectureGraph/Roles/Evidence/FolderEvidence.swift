import CompareSupport
import SourceRecords

/// Roles by folder: `Models`, `Presenters`, `ViewModels`.
extension RoleSearch {
  /// By the folder's letters in lowercase.
  ///
  /// A `Presenters` folder has presenters in it, a scene's own `Presenter` anything it needs.
  private static let rolesOfFolders: [String: Role] = [
    "model": .entity, "models": .entity, "domainmodel": .entity, "domainmodels": .entity,
    "datamodel": .entity, "datamodels": .entity, "entity": .entity, "entities": .entity,
    "dto": .entity, "dtos": .entity,
    "views": .view, "cells": .view, "screens": .view, "viewcontrollers": .viewController,
    "presenters": .presenter, "interactors": .interactor, "usecases": .interactor,
    "routers": .router, "wireframes": .router, "coordinators": .coordinator,
    "viewmodels": .viewModel,
    "services": .service, "repositories": .repository, "gateways": .repository,
    "stores": .store, "storages": .store,
  ]

  /// Types in these folders only help others, so an outer folder doesn't give them a role.
  private static let helping: Set = [
    "common", "extensions", "helpers", "mocks", "protocols", "support", "utilities", "utils",
  ]

  /// The role of the innermost folder that is named after one.
  ///
  /// A folder of presenters has more than presenters in it, so only classes count there. A scene's
  /// own `Models`, below its view or presenter, may have anything in it. An observable type among
  /// models isn't an entity but the model.
  func folder(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    let folders = folders(of: node)
    guard
      let name = folders.first(where: {
        Self.helping.contains($0.plain) || Self.role(ofFolder: $0) != nil
      }),
      let role = Self.role(ofFolder: name), !node.isProtocol, !node.isError, !node.isHelper
    else { return nil }
    switch role {
    case .entity:
      guard !folders.contains(where: Self.isOfScene), !node.name.hasSuffix("Theme"),
        !isNoRecord(node), !isViewValue(node), !isChoice(type, node), !isForeignDrawing(node),
        !isAppearance(type, node)
      else { return nil }
      return AssignedRole(node.isObservable ? .model : .entity, .folder(name))
    case .view, .viewController:
      return node.isClass && hasForeignSuperclass(node) ? .init(role, .folder(name)) : nil
    default: return node.isClass ? AssignedRole(role, .folder(name)) : nil
    }
  }

  /// Whether it is named after a part of a scene, which owns everything below.
  private static func isOfScene(_ folder: String) -> Bool {
    (role(ofFolder: folder) ?? role(ofFolder: folder + "s")).map(Set<Role>.sceneParts.contains)
      ?? false
  }

  private static func role(ofFolder folder: String) -> Role? { rolesOfFolders[folder.plain] }
}

extension String {
  /// Its letters in lowercase.
  fileprivate var plain: String { lowercased().filter(\.isLetter) }
}

extension TypeNode {
  /// Whether it is a delegate, a data source or a set of coding keys.
  fileprivate var isHelper: Bool {
    inherited.contains { name in
      ["Delegate", "DataSource", "CodingKey"].contains(where: name.hasSuffix)
    }
  }
}

extension RoleSearch {
  /// Whether the first type that it inherits from is neither the package's nor the system's, whose
  /// views are known.
  fileprivate func hasForeignSuperclass(_ node: TypeNode) -> Bool {
    guard let first = node.inherited.first, !node.isObservable else { return false }
    return !["UI", "NS", "CA"].contains(where: first.hasPrefix) && !isDeclared(first)
  }

  /// Whether it is a subclass of what another library draws, such as a marker on a map: by
  /// convention, such classes begin with two capital letters or more.
  fileprivate func isForeignDrawing(_ node: TypeNode) -> Bool {
    guard node.isClass, let first = node.inherited.first, !isDeclared(first),
      let file = analysis.sources[node.file]?.parsed,
      file.imports.contains(where: { !Self.withoutUI.contains($0.path.first ?? "") })
    else { return false }
    let isPrefixed = first.wholeMatch(of: #/[A-Z]{2,}[A-Z][a-z]\w*|(?:UI|MK|CA|SK)[A-Z]\w*/#) != nil
    return isPrefixed && !["NS", "CK"].contains(where: first.hasPrefix)
  }

  /// Whether it is an object that decides how the app looks, such as its icon: it works with UIKit or
  /// SwiftUI, and with nothing that fetches, stores or is the model.
  fileprivate func isAppearance(_ type: SymbolID, _ node: TypeNode) -> Bool {
    guard node.isClass, !node.isDecodable, !showsFetching(type),
      members(of: type).contains(where: \.worksWithUI)
    else { return false }
    return !targets(of: type).contains { target in
      let role = role(target) ?? .other
      return Set<Role>.fetching.contains(role)
        || [.entity, .model].contains(role)
          && self.node(target).flatMap(declared)?.kind != .enum
    }
  }

  private static let withoutUI: Set = ["Combine", "CoreData", "Foundation", "Observation"]
}

/// Roles of nested types.
extension RoleSearch {
  /// The roles that values don't take over from what is around them.
  private static let ofObjects = Set<Role>.fetching.union(Set<Role>.seen)

  /// The nearest type around it that has a role.
  func around(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard !node.isError else { return nil }
    var outer = outer(of: node)
    while let next = outer {
      if let role = self.role(next) {
        return node.isNestedValue && Self.ofObjects.contains(role)
          ? nil : AssignedRole(role, .around(name(next)))
      }
      outer = self.node(next).flatMap(self.outer)
    }
    return nil
  }
}
