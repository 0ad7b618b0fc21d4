import CompareSupport
import SourceRecords

/// What a type lies among: `Models`, `Presenters`, `ViewModels`.
extension RoleSearch {
  /// Without spaces and capitals.
  ///
  /// A `Presenters` has presenters in it, a scene's own `Presenter` whatever that needs.
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

  /// What lies in one of those helps the others.
  private static let helping: Set = [
    "common", "extensions", "helpers", "mocks", "protocols", "support", "utilities", "utils",
  ]

  /// The innermost folder that is called after a role.
  ///
  /// A folder of presenters has more than presenters in it: only objects are meant there. What lies
  /// in a scene's own `Models`, below its view or presenter, may be anything. What views can observe
  /// among models is no entity.
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
      guard !folders.contains(where: Self.isOfScene) else { return nil }
      return AssignedRole(node.isObservable ? .model : .entity, .folder(name))
    case .view, .viewController:
      return node.isClass && hasForeignSuperclass(node) ? .init(role, .folder(name)) : nil
    default: return node.isClass ? AssignedRole(role, .folder(name)) : nil
    }
  }

  /// Whether it is called after a part of a scene: what is below belongs to that.
  private static func isOfScene(_ folder: String) -> Bool {
    (role(ofFolder: folder) ?? role(ofFolder: folder + "s")).map(Set<Role>.sceneParts.contains)
      ?? false
  }

  private static func role(ofFolder folder: String) -> Role? { rolesOfFolders[folder.plain] }
}

extension String {
  /// Its letters, without capitals.
  fileprivate var plain: String { lowercased().filter(\.isLetter) }
}

extension TypeNode {
  /// Whether it answers a part of the system's, or has the keys of what is decoded.
  fileprivate var isHelper: Bool {
    inherited.contains { name in
      ["Delegate", "DataSource", "CodingKey"].contains(where: name.hasSuffix)
    }
  }
}

extension RoleSearch {
  /// Whether what it inherits from first is no type of the package, nor one of the system's: those
  /// that are views are known.
  fileprivate func hasForeignSuperclass(_ node: TypeNode) -> Bool {
    guard let first = node.inherited.first, !node.isObservable else { return false }
    return !["UI", "NS", "CA"].contains(where: first.hasPrefix) && !isDeclared(first)
  }
}

/// Where a type is declared in another one.
extension RoleSearch {
  /// The nearest type around it that has a role.
  func around(_ type: SymbolID, _ node: TypeNode) -> AssignedRole? {
    guard !node.isError else { return nil }
    var outer = outer(of: node)
    while let next = outer {
      if let role = self.role(next) { return AssignedRole(role, .around(name(next))) }
      outer = self.node(next).flatMap(self.outer)
    }
    return nil
  }
}
