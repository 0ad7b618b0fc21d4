/// A run of a program whose last part is an action of a module.
package struct ActionRun: Equatable, Sendable {
  /// The calls of stores and the module's functions that ran, from one cut to the next.
  package struct Part: Equatable, Sendable {
    /// Such as `ListView.press`.
    package var functions: Set<String>
    package var stores: Set<StoreCall>
  }

  package var report: ActionReport
  /// The first part is what came before the first cut: the launch.
  package var parts: [Part]
}

/// A call of a store by anything but a store.
package struct StoreCall: Hashable, Sendable {
  /// The store, and the protocol that the call went through.
  package let types: Set<String>
  package let name: String
  /// Such as `MemoryStore.add`.
  package let title: String
}

extension ActionRun.Part {
  init(_ flows: [Flow], _ scope: ActionScope) {
    self.init(functions: [], stores: [])
    for flow in flows { add(flow.steps, scope, isForStore: false) }
  }

  /// Calls by a store don't count, nor do those by types without a role on its behalf; making a
  /// store doesn't count as using it.
  private mutating func add(_ steps: [Step], _ scope: ActionScope, isForStore: Bool) {
    for step in steps {
      guard let message = step.message else { continue }
      if message.to.module == scope.module { functions.insert(message.title) }
      let isForStore = message.from.flatMap(scope.isStoreByRole) ?? isForStore
      if scope.isStore(message.to), !isForStore, message.name != "init" {
        stores.insert(
          StoreCall(
            types: Set([message.to.name, message.via?.name].compactMap(\.self)),
            name: message.name, title: message.title))
      }
      add(step.steps, scope, isForStore: isForStore)
    }
  }
}

/// What takes part in an action of a module: its own types and the stores, each with its role.
package struct ActionScope: Sendable {
  package let module: String
  /// Of types that have one.
  private let roles: [TypeName: String]
  private let stores: Set<TypeName>

  package init(module: String, roles: [TypeName: String], stores: Set<TypeName>) {
    self.module = module
    self.roles = roles
    self.stores = stores
  }

  func contains(_ type: TypeName) -> Bool { type.module == module || isStore(type) }

  func isStore(_ type: TypeName) -> Bool { stores.contains(type) }

  /// Whether the type is a store; nil if its role isn't known.
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
