/// A run of a program whose last part is an action of a module.
package struct ActionRun: Equatable, Sendable {
  /// What was asked of the stores, and in which functions of the module, from one cut to the next.
  package struct Part: Equatable, Sendable {
    /// Such as `ListView.press`.
    package var functions: Set<String>
    package var stores: Set<StoreCall>

    package init(functions: Set<String>, stores: Set<StoreCall>) {
      self.functions = functions
      self.stores = stores
    }
  }

  package var report: ActionReport
  /// The first is what came before the first cut: the launch.
  package var parts: [Part]

  package init(report: ActionReport, parts: [Part]) {
    self.report = report
    self.parts = parts
  }
}

/// What a type that is no store asked of one that is.
package struct StoreCall: Hashable, Sendable {
  /// The store's, and the protocol's that the call went through.
  package let types: Set<String>
  package let name: String
  /// Such as `MemoryStore.add`.
  package let title: String

  package init(types: Set<String>, name: String, title: String) {
    self.types = types
    self.name = name
    self.title = title
  }
}

extension ActionRun.Part {
  init(_ flows: [Flow], _ scope: ActionScope) {
    let messages = flows.flatMap(\.steps.messages)
    functions = Set(messages.filter { $0.to.module == scope.module }.map(\.title))
    stores = Set(
      messages.filter { message in
        scope.isStore(message.to) && !(message.from.map(scope.isStore) ?? true)
      }
      .map { message in
        StoreCall(
          types: Set([message.to.name, message.via?.name].compactMap(\.self)), name: message.name,
          title: message.title)
      })
  }
}
