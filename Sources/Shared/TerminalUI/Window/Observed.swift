import Observation

/// A value computed from observable state, and computed again only after that state changed.
///
/// SwiftUI does the same with the body of a view.
public final class Observed<Value> {
  /// Called when the value goes out of date, just before the state that it depends on changes.
  public var onChange: () -> Void = {}

  private let make: (_ onChange: @escaping @Sendable () -> Void) -> Value
  private var current: Value?

  /// Computes the value from the result of `read`; only what `read` accesses is observed.
  public init<State>(_ read: @escaping () -> State, make: @escaping (State) -> Value) {
    self.make = { make(withObservationTracking(read, onChange: $0)) }
  }

  public var value: Value {
    if let current { return current }
    let value = make { [weak self] in
      // View models live on the main actor, so that is where they change.
      MainActor.assumeIsolated { self?.invalidate() }
    }
    current = value
    return value
  }

  private func invalidate() {
    current = nil
    onChange()
  }
}

extension Observed {
  public convenience init(_ read: @escaping () -> Value) {
    self.init(read, make: \.self)
  }
}
