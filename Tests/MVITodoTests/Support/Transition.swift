import Testing

@testable import MVITodo

/// A row of a reducer's table: a state and an intent or an answer, and what becomes of them.
nonisolated struct Transition<Reduced: Reducer>: Sendable, CustomTestStringConvertible
where
  Reduced.State: Sendable, Reduced.Intent: Sendable, Reduced.Answer: Sendable,
  Reduced.Effect: Sendable
{
  private enum Event: Sendable {
    case intent(Reduced.Intent)
    case answer(Reduced.Answer)
  }

  let testDescription: String
  let after: Reduced.State
  let effects: [Reduced.Effect]

  private let before: Reduced.State
  private let event: Event

  init(
    _ description: String, _ before: Reduced.State, _ intent: Reduced.Intent,
    effects: [Reduced.Effect] = [], changes: (inout Reduced.State) -> Void = { _ in }
  ) {
    self.init(description, before, .intent(intent), effects, changes)
  }

  init(
    _ description: String, _ before: Reduced.State, answer: Reduced.Answer,
    effects: [Reduced.Effect] = [], changes: (inout Reduced.State) -> Void = { _ in }
  ) {
    self.init(description, before, .answer(answer), effects, changes)
  }

  private init(
    _ description: String, _ before: Reduced.State, _ event: Event, _ effects: [Reduced.Effect],
    _ changes: (inout Reduced.State) -> Void
  ) {
    testDescription = description
    self.before = before
    self.event = event
    var after = before
    changes(&after)
    self.after = after
    self.effects = effects
  }

  /// What a reducer makes of the row.
  func reduced(by reducer: Reduced) -> (Reduced.State, [Reduced.Effect]) {
    var state = before
    let effects =
      switch event {
      case .intent(let intent): reducer.reduce(&state, intent)
      case .answer(let answer): reducer.reduce(&state, answer: answer)
      }
    return (state, effects)
  }
}

nonisolated extension Reducer {
  /// A state after an intent, whatever effects that has.
  func after(_ state: State, _ intent: Intent) -> State {
    var state = state
    _ = reduce(&state, intent)
    return state
  }

  /// A state after an answer, whatever effects that has.
  func after(_ state: State, answer: Answer) -> State {
    var state = state
    _ = reduce(&state, answer: answer)
    return state
  }
}
