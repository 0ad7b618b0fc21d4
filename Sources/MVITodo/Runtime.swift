/// Tells what a state becomes when the user does something or the world answers, and nothing else.
nonisolated protocol Reducer<State, Intent, Answer, Effect> {
  associatedtype State
  associatedtype Intent
  associatedtype Answer
  associatedtype Effect

  /// Changes the state, and returns what is to be asked of the world.
  func reduce(_ state: inout State, _ intent: Intent) -> [Effect]
  func reduce(_ state: inout State, answer: Answer) -> [Effect]
}

/// Keeps a state, and lets intents and answers be the only ways to change it.
///
/// What the user does is an intent.
/// The reducer makes the next state of it, and the effects to perform; these touch the world, and
/// what the world answers goes through the reducer too.
final class Runtime<State, Intent, Answer, Effect> {
  typealias Perform = (Effect, _ answer: @escaping (Answer) -> Void) -> Void

  private enum Event {
    case intent(Intent)
    case answer(Answer)
  }

  private(set) var state: State
  var onChange: () -> Void = {}

  private let reducer: any Reducer<State, Intent, Answer, Effect>
  private let perform: Perform
  private var waiting: [Event] = []
  private var isTaking = false

  init(
    state: State, reducer: any Reducer<State, Intent, Answer, Effect>, perform: @escaping Perform
  ) {
    self.state = state
    self.reducer = reducer
    self.perform = perform
  }

  func send(_ intent: Intent) {
    take(.intent(intent))
  }

  /// Takes one event, and what effects answer at once, one after the other in the order in which
  /// they came.
  private func take(_ event: Event) {
    waiting.append(event)
    guard !isTaking else { return }
    isTaking = true
    defer { isTaking = false }
    while !waiting.isEmpty {
      let effects = reduce(waiting.removeFirst())
      onChange()
      for effect in effects {
        perform(effect) { [weak self] in self?.take(.answer($0)) }
      }
    }
  }

  private func reduce(_ event: Event) -> [Effect] {
    switch event {
    case .intent(let intent): reducer.reduce(&state, intent)
    case .answer(let answer): reducer.reduce(&state, answer: answer)
    }
  }
}

/// A part of a runtime's state, for a view that draws nothing else, and a way to send its intents.
struct Scope<State, Intent> {
  let read: () -> State
  let send: (Intent) -> Void

  var state: State { read() }
}

extension Runtime {
  /// Nil while the state has no such part.
  func scoped<Part, PartIntent>(
    to part: @escaping (State) -> Part?, _ intent: @escaping (PartIntent) -> Intent
  ) -> Scope<Part, PartIntent>? {
    guard let first = part(state) else { return nil }
    // When the state has lost the part, its view may still be drawn, for the last time.
    return Scope(read: { part(self.state) ?? first }, send: { self.send(intent($0)) })
  }
}
