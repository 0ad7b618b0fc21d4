import Testing

@testable import MVITodo

/// A row of a reducer's table: a state and an intent, and what becomes of them.
nonisolated struct Transition<State: Sendable, Intent: Sendable, Effect: Sendable>: Sendable,
  CustomTestStringConvertible
{
  let testDescription: String
  let before: State
  let intent: Intent
  let after: State
  let effects: [Effect]

  init(
    _ description: String, _ before: State, _ intent: Intent, effects: [Effect] = [],
    changes: (inout State) -> Void = { _ in }
  ) {
    testDescription = description
    self.before = before
    self.intent = intent
    var after = before
    changes(&after)
    self.after = after
    self.effects = effects
  }
}
