import Testing

@testable import MVITodo

/// A row of a reducer's table: a state and an intent, and what becomes of them.
nonisolated struct Transition<State: Sendable, Intent: Sendable, Effect: Sendable>: Sendable,
  CustomTestStringConvertible
{
  let testDescription: String
  let before: State
  let intent: Intent
  /// None when the intent is the end of the scene.
  let after: State?
  let effects: [Effect]

  /// A row after which the scene goes on.
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

  /// A row with which the scene ends.
  init(
    _ description: String, endOf before: State, _ intent: Intent, effects: [Effect] = []
  ) {
    testDescription = description
    self.before = before
    self.intent = intent
    after = nil
    self.effects = effects
  }
}
