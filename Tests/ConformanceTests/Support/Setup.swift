import Implementations
import Testing

/// An implementation with one of the two stores.
nonisolated struct Setup: Sendable, CustomTestStringConvertible {
  enum Store: String, CaseIterable, Sendable {
    case memory
    case sqlite
  }

  let implementation: Implementation
  let store: Store

  init(_ implementation: Implementation, over store: Store) {
    self.implementation = implementation
    self.store = store
  }

  static let all = Implementation.tested.flatMap { implementation in
    Store.allCases.map { Setup(implementation, over: $0) }
  }

  var testDescription: String { "\(implementation.rawValue) over \(store.rawValue)" }
}
