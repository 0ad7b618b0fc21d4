import Observation

/// A value read from observable state, read anew when, and only when, some of that state changed.
final class Observed<Value> {
  /// Called when the value went out of date, just before the state that it was read from changes.
  var onChange: () -> Void = {}

  private let read: () -> Value
  private var current: Value?

  init(_ read: @escaping () -> Value) {
    self.read = read
  }

  var value: Value {
    if let current { return current }
    let value = withObservationTracking(read) { [weak self] in
      // View models live on the main actor, so that is where they change.
      MainActor.assumeIsolated { self?.invalidate() }
    }
    current = value
    return value
  }

  func invalidate() {
    current = nil
    onChange()
  }
}
