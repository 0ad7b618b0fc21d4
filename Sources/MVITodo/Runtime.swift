/// Keeps a state, and lets intents be the only way to change it.
///
/// An intent goes through the reducer, which answers with the next state and the effects to
/// perform; effects touch the world and answer with intents.
final class Runtime<State, Intent, Effect> {
  typealias Reduce = (State, Intent) -> (State, [Effect])
  typealias Perform = (Effect, _ send: @escaping (Intent) -> Void) -> Void

  private(set) var state: State
  var onChange: () -> Void = {}

  private let reduce: Reduce
  private let perform: Perform
  private var waiting: [Intent] = []
  private var isTaking = false

  init(state: State, reduce: @escaping Reduce, perform: @escaping Perform) {
    self.state = state
    self.reduce = reduce
    self.perform = perform
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
    let (next, effects) = reduce(state, intent)
    state = next
    onChange()
    for effect in effects {
      perform(effect) { [weak self] in self?.send($0) }
    }
  }
}
