/// What takes part in an action of a module: its own types and the stores, each with its role.
package struct ActionScope: Sendable {
  package let module: String
  /// Of the types whose names tell one.
  private let roles: [TypeName: String]
  private let stores: Set<TypeName>

  package init(module: String, roles: [TypeName: String], stores: Set<TypeName>) {
    self.module = module
    self.roles = roles
    self.stores = stores
  }

  func contains(_ type: TypeName) -> Bool { type.module == module || isStore(type) }

  func isStore(_ type: TypeName) -> Bool { stores.contains(type) }

  /// The same, as far as anything tells what the type is there for.
  func isStoreByRole(_ type: TypeName) -> Bool? {
    isStore(type) ? true : roles[type] == nil ? nil : false
  }

  func type(_ type: TypeName) -> ActionType {
    ActionType(
      type.name, role: roles[type], module: type.module == module ? nil : type.module)
  }

  func isBetweenRoles(_ message: Message) -> Bool {
    guard let from = message.from.flatMap({ roles[$0] }), let to = roles[message.to] else {
      return false
    }
    return from != to
  }
}
