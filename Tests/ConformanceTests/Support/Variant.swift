import Foundation
import Shared
import Testing

@testable import todo

/// One of the five patterns over one of the two stores.
nonisolated struct Variant: Sendable, CustomTestStringConvertible {
  enum Store: String, CaseIterable, Sendable {
    case memory
    case sqlite
  }

  let pattern: Pattern
  let store: Store

  static let all = Pattern.allCases.flatMap { pattern in
    Store.allCases.map { Variant(pattern: pattern, store: $0) }
  }

  var testDescription: String { "\(pattern.rawValue) over \(store.rawValue)" }
}
