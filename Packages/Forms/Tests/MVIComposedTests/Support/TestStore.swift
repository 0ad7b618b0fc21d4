import Testing

@testable import MVIComposed

/// Expects every change of the state, and every action that an effect sends: a small copy of the
/// Composable Architecture's test store.
///
/// A test fails if it ends before each action was received.
final class TestStore<State: Equatable & Sendable, Action: Equatable & Sendable> {
  private(set) var state: State

  private let store: Store<State, Sent<Action>>
  private let log: TestLog<State, Action>

  init(
    _ state: State, reducer: some Reducer<State, Action>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.state = state
    log = TestLog(sourceLocation)
    store = Store(state: state, reducer: LoggingReducer(reducer: reducer, log: log))
  }

  /// Sends an action, as a view or a parent's view does, and expects a state.
  func send(
    _ action: Action, sourceLocation: SourceLocation = #_sourceLocation,
    changes: (inout State) -> Void = { _ in }
  ) {
    #expect(log.entries.map(\.action) == [], "Not received", sourceLocation: sourceLocation)
    log.entries = []
    store.send(action)
    receive(action, sourceLocation: sourceLocation, changes: changes)
  }

  /// Expects an action that an effect has sent, and a state.
  func receive(
    _ action: Action, sourceLocation: SourceLocation = #_sourceLocation,
    changes: (inout State) -> Void = { _ in }
  ) {
    changes(&state)
    guard !log.entries.isEmpty else {
      Issue.record("Nothing was sent", sourceLocation: sourceLocation)
      return
    }
    let entry = log.entries.removeFirst()
    #expect(entry.action == action, sourceLocation: sourceLocation)
    #expect(entry.state == state, sourceLocation: sourceLocation)
    for issue in entry.issues { Issue.record("\(issue)", sourceLocation: sourceLocation) }
    state = entry.state
  }
}

/// Any action, so that a test can send those that a view can't.
nonisolated struct Sent<Action>: FeatureAction {
  let action: Action

  static func view(_ action: Action) -> Self { Self(action: action) }
}

nonisolated private final class TestLog<State, Action: Equatable> {
  struct Entry {
    let action: Action
    let state: State
    let issues: [String]
  }

  var entries: [Entry] = []

  private let sourceLocation: SourceLocation

  init(_ sourceLocation: SourceLocation) {
    self.sourceLocation = sourceLocation
  }

  deinit {
    for entry in entries {
      Issue.record("Not received: \(entry.action)", sourceLocation: sourceLocation)
    }
  }
}

nonisolated private struct LoggingReducer<Tested: Reducer>: Reducer
where Tested.Action: Equatable & Sendable {
  let reducer: Tested
  let log: TestLog<Tested.State, Tested.Action>

  func reduce(
    into state: inout Tested.State, action: Sent<Tested.Action>
  ) -> Effect<Sent<Tested.Action>> {
    let effect = reducer.reduce(into: &state, action: action.action)
    log.entries.append(TestLog.Entry(action: action.action, state: state, issues: effect.issues))
    return effect.map(Sent.init)
  }
}

nonisolated extension Effect {
  fileprivate var issues: [String] {
    steps.compactMap { if case .issue(let message) = $0 { message } else { nil } }
  }
}
