@testable import MVITodo

/// A reducer for a view's tests: as much of one as they need, which remembers the intents.
nonisolated private struct RecordingReducer<State, Intent, Answer, Effect>: Reducer {
  let receive: (Intent) -> Void
  let change: (inout State, Intent) -> Void

  func reduce(_ state: inout State, _ intent: Intent) -> [Effect] {
    receive(intent)
    change(&state, intent)
    return []
  }

  func reduce(_ state: inout State, answer: Answer) -> [Effect] { [] }
}

extension Runtime {
  /// A runtime for a view's tests, without effects.
  convenience init(
    state: State, receiver: RecordingReceiver<Intent>,
    change: @escaping (inout State, Intent) -> Void
  ) {
    self.init(
      state: state, reducer: RecordingReducer(receive: receiver.receive, change: change),
      perform: { _, _ in })
  }
}
