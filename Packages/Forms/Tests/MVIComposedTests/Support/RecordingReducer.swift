@testable import MVIComposed

/// Takes the place of a reducer in a view's tests: remembers actions, and does what a test says.
nonisolated final class RecordingReducer<State, Action>: Reducer {
  private(set) var received: [Action] = []

  var change: (inout State, Action) -> Void = { _, _ in }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    received.append(action)
    change(&state, action)
    return .none
  }
}
