@testable import MVITodo

extension Runtime {
  /// A runtime for a view's tests: without effects, and with as much of a reducer as they need.
  convenience init(
    state: State, receiver: RecordingReceiver<Intent>,
    change: @escaping (inout State, Intent) -> Void
  ) {
    self.init(
      state: state,
      reduce: { state, intent in
        receiver.receive(intent)
        var next = state
        change(&next, intent)
        return (next, [])
      },
      perform: { _, _ in })
  }
}
