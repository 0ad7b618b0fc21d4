/// Keeps a state, and lets actions be the only way to change it.
///
/// An app has one, with the reducer of the whole app; others are scoped to a part of it, for a view.
final class Store<State: Equatable, Action> {
  private(set) var state: State
  /// Called when the state has changed.
  var onChange: () -> Void = {}

  private let take: (Action) -> Void
  /// Gives each scoped store its part, and tells whether it is still needed.
  private var children: [(State) -> Bool] = []

  private init(state: State, take: @escaping (Action) -> Void) {
    self.state = state
    self.take = take
  }

  convenience init(state: State, reducer: some Reducer<State, Action>) {
    let loop = Loop(state: state, reducer: reducer)
    self.init(state: state, take: loop.take)
    loop.onEnd = { [weak self] in self?.update($0) }
  }

  private func update(_ newState: State) {
    guard newState != state else { return }
    state = newState
    children = children.filter { $0(newState) }
    onChange()
  }
}

/// An action of a scene, which says what of it a view may send.
nonisolated protocol FeatureAction {
  associatedtype ViewAction

  static func view(_ action: ViewAction) -> Self
}

extension Store where Action: FeatureAction {
  func send(_ action: Action.ViewAction) {
    take(.view(action))
  }
}

extension Store {
  /// A store for a part of the state.
  func scope<Part, PartAction>(
    _ part: KeyPath<State, Part>, _ embed: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction> {
    scope(from: state[keyPath: part], embed) { $0[keyPath: part] }
  }

  /// A store for a part that may be missing; nil while it is, and as it was once it's gone.
  func scope<Part, PartAction>(
    ifLet part: KeyPath<State, Part?>, _ embed: @escaping (PartAction) -> Action
  ) -> Store<Part, PartAction>? {
    state[keyPath: part].map { scope(from: $0, embed) { $0[keyPath: part] } }
  }

  private func scope<Part, PartAction>(
    from first: Part, _ embed: @escaping (PartAction) -> Action,
    _ part: @escaping (State) -> Part?
  ) -> Store<Part, PartAction> {
    let child = Store<Part, PartAction>(state: first) { self.take(embed($0)) }
    children.append { [weak child] state in
      if let part = part(state) { child?.update(part) }
      return child != nil
    }
    return child
  }
}

/// Takes actions one after the other, in the order in which they came, and performs their effects.
private final class Loop<State, Action> {
  /// Called with the state when no action is left, so that no view draws one in between.
  var onEnd: (State) -> Void = { _ in }

  private var state: State
  private let reducer: any Reducer<State, Action>
  private var waiting: [Action] = []
  private var isTaking = false
  private var running: [Int: Running] = [:]
  private var lastNumber = 0

  init(state: State, reducer: some Reducer<State, Action>) {
    self.state = state
    self.reducer = reducer
  }

  func take(_ action: Action) {
    waiting.append(action)
    guard !isTaking else { return }
    isTaking = true
    while !waiting.isEmpty {
      perform(reducer.reduce(into: &state, action: waiting.removeFirst()))
    }
    isTaking = false
    onEnd(state)
  }

  private func perform(_ effect: Effect<Action>) {
    for step in effect.steps {
      switch step {
      case .start(let ids, let start):
        lastNumber += 1
        let number = lastNumber
        let send = Send<Action> { [weak self] in self?.take($0) }
        let cancel = start(send) { [weak self] in self?.running[number] = nil }
        running[number] = cancel.map { Running(ids: ids, cancel: $0) }
      case .cancel(let id):
        running = running.filter { !$0.value.ids.contains(id) }
      case .issue:
        // Only tests are told: an app that fills the screen has no place for warnings.
        break
      }
    }
  }
}

/// An effect that goes on for as long as it is kept.
private final class Running {
  let ids: [AnyHashable]
  private let cancel: @Sendable () -> Void

  init(ids: [AnyHashable], cancel: @escaping @Sendable () -> Void) {
    self.ids = ids
    self.cancel = cancel
  }

  deinit {
    cancel()
  }
}
