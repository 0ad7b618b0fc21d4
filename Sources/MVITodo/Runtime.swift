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

  init(state: State, reduce: @escaping Reduce, perform: @escaping Perform) {
    self.state = state
    self.reduce = reduce
    self.perform = perform
  }

  /// Takes an intent; those with which its effects answer at once are taken before it returns.
  ///
  /// They don't wait for its other effects: what a save sets off, the store's notice and so a load,
  /// is over when the save answers, and the todo that was saved can be selected.
  func send(_ intent: Intent) {
    let (next, effects) = reduce(state, intent)
    state = next
    onChange()
    for effect in effects {
      perform(effect) { [weak self] in self?.send($0) }
    }
  }
}
