import Testing

@testable import MVITodo

/// A row of a reducer's table: a state and an intent or an answer, and what becomes of them.
nonisolated struct Transition<Reduced: Reducer>: Sendable, CustomTestStringConvertible
where
  Reduced.State: Sendable, Reduced.Intent: Sendable, Reduced.Answer: Sendable,
  Reduced.Effect: Sendable
{
  let testDescription: String
  let before: Reduced.State
  let intent: Reduced.Intent?
  let answer: Reduced.Answer?
  private(set) var after: Reduced.State
  let effects: [Reduced.Effect]

  init(
    _ description: String, _ before: Reduced.State, _ intent: Reduced.Intent? = nil,
    answer: Reduced.Answer? = nil, effects: [Reduced.Effect] = [],
    changes: (inout Reduced.State) -> Void = { _ in }
  ) {
    testDescription = description
    self.before = before
    self.intent = intent
    self.answer = answer
    self.effects = effects
    after = before
    changes(&after)
  }

  func reduced(by reducer: Reduced) -> (Reduced.State, [Reduced.Effect]) {
    reducer.next(before, intent, answer: answer)
  }
}

nonisolated extension Reducer {
  /// A state after an intent or an answer, whatever effects that has.
  func after(_ state: State, _ intent: Intent? = nil, answer: Answer? = nil) -> State {
    next(state, intent, answer: answer).0
  }

  fileprivate func next(
    _ state: State, _ intent: Intent?, answer: Answer?
  ) -> (State, [Effect]) {
    var state = state
    var effects = intent.map { reduce(&state, $0) } ?? []
    if let answer { effects += reduce(&state, answer: answer) }
    return (state, effects)
  }
}
