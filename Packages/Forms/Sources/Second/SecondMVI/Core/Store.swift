import Observation

/// Holds the only copy of a state; intents are the only way to change it.
@Observable
final class Store<R: Reducer> {
  private(set) var state: R.State

  @ObservationIgnored private let reducer: R
  @ObservationIgnored private let effects: any EffectHandler<R.Effect, R.Intent>
  @ObservationIgnored private var pending: [R.Intent] = []
  @ObservationIgnored private var isReducing = false

  init(_ state: R.State, reducer: R, effects: any EffectHandler<R.Effect, R.Intent>) {
    self.state = state
    self.reducer = reducer
    self.effects = effects
    effects.subscribe { [weak self] in self?.send($0) }
  }

  /// Reduces an intent and performs its effects.
  ///
  /// Intents that effects send meanwhile wait for their turn.
  func send(_ intent: R.Intent) {
    pending.append(intent)
    guard !isReducing else { return }
    isReducing = true
    defer { isReducing = false }
    while !pending.isEmpty {
      for effect in reducer.reduce(&state, pending.removeFirst()) {
        effects.perform(effect) { [weak self] in self?.send($0) }
      }
    }
  }
}
