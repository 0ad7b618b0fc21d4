/// The name under which pages are registered, and the protocol through which they are used.
nonisolated struct PageKey<Page>: Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

/// The name under which a service is registered, and the protocol through which it is used.
nonisolated struct ServiceKey<Service>: Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}
