/// The name under which pages of a kind are registered, and the protocol by which they are used.
nonisolated struct PageKey<Page>: Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

/// The name under which a service is registered, and the protocol by which it is used.
nonisolated struct ServiceKey<Service>: Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}
