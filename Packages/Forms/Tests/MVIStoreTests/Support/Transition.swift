import Testing

@testable import MVIStore

/// A row of a reducer's table: a state and an action, and what becomes of them.
nonisolated struct Transition<State: Equatable & Sendable>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let before: State
  let action: any Action
  private(set) var after: State

  init(
    _ description: String, _ before: State, _ action: any Action,
    changes: (inout State) -> Void = { _ in }
  ) {
    testDescription = description
    self.before = before
    self.action = action
    after = before
    changes(&after)
  }
}
