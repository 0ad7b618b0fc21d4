@testable import MVITodo

/// Takes the place of a reducer, and does what a test says.
nonisolated struct ScriptedReducer<State, Intent, Answer, Effect>: Reducer {
  let onIntent: (inout State, Intent) -> [Effect]
  var onAnswer: (inout State, Answer) -> [Effect] = { _, _ in [] }

  func reduce(_ state: inout State, _ intent: Intent) -> [Effect] { onIntent(&state, intent) }

  func reduce(_ state: inout State, answer: Answer) -> [Effect] { onAnswer(&state, answer) }
}
