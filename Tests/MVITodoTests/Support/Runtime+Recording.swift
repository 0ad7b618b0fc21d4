@testable import MVITodo

extension Runtime {
  /// A runtime for a view's tests: without effects, and with as much of a reducer as they need.
  convenience init(
    state: State, receiver: RecordingReceiver<Intent>,
    change: @escaping (inout State, Intent) -> Void
  ) {
    let reducer = ScriptedReducer<State, Intent, Answer, Effect> { state, intent in
      receiver.receive(intent)
      change(&state, intent)
      return []
    }
    self.init(state: state, reducer: reducer, perform: { _, _ in })
  }
}
