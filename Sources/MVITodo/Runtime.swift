/// Keeps a state, and lets intents be the only way to change it.
///
/// An intent goes through the reducer, which answers with the next state and the effects to
/// perform; effects touch the world and answer with intents.
final class Runtime<State, Intent> {
  typealias Send = (Intent) -> Void

  private(set) var state: State
  var onChange: () -> Void = {}

  private let step: (State, Intent) -> (State, [(@escaping Send) -> Void])
  private var waiting: [Intent] = []
  private var isTaking = false

  init<Effect>(
    state: State, reduce: @escaping (State, Intent) -> (State, [Effect]),
    perform: @escaping (Effect, @escaping Send) -> Void
  ) {
    self.state = state
    step = { state, intent in
      let (next, effects) = reduce(state, intent)
      return (next, effects.map { effect in { send in perform(effect, send) } })
    }
  }

  /// Takes an intent, and what its effects send at once, one after the other in the order in which
  /// they were sent.
  func send(_ intent: Intent) {
    waiting.append(intent)
    guard !isTaking else { return }
    isTaking = true
    defer { isTaking = false }
    while !waiting.isEmpty { take(waiting.removeFirst()) }
  }

  private func take(_ intent: Intent) {
    let (next, effects) = step(state, intent)
    state = next
    onChange()
    for perform in effects {
      perform { [weak self] in self?.send($0) }
    }
  }
}
