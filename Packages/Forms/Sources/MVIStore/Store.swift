/// Something that happened, as a plain value.
nonisolated protocol Action: Equatable, Sendable {}

typealias Dispatch = (any Action) -> Void

/// Stands between `dispatch` and the reducer: passes actions on to `next`, and may dispatch others.
typealias Middleware<State> = (
  _ dispatch: @escaping Dispatch, _ state: @escaping () -> State?
) -> (_ next: @escaping Dispatch) -> Dispatch

/// Keeps the state of the whole app; only what is dispatched changes it.
final class Store<State> {
  private(set) var state: State

  private let reduce: (any Action, State) -> State
  private var dispatchFunction: Dispatch = { _ in }
  private var subscriptions: [() -> Subscription<State>?] = []

  /// The first middleware is the first to see an action.
  init(
    state: State, reduce: @escaping (any Action, State) -> State,
    middleware: [Middleware<State>] = []
  ) {
    self.state = state
    self.reduce = reduce
    dispatchFunction = middleware.reversed().reduce({ [weak self] in self?.take($0) }) {
      next, each in
      each({ [weak self] in self?.dispatch($0) }, { [weak self] in self?.state })(next)
    }
  }

  func dispatch(_ action: any Action) {
    dispatchFunction(action)
  }

  /// Reports what a selector makes of the state whenever that has changed, for as long as the
  /// subscription is kept.
  func subscribe<Selected: Equatable>(
    _ select: @escaping (State) -> Selected, _ newState: @escaping (Selected) -> Void
  ) -> Subscription<State> {
    var last = select(state)
    let subscription = Subscription<State> { state in
      let selected = select(state)
      guard selected != last else { return }
      last = selected
      newState(selected)
    }
    subscriptions.append { [weak subscription] in subscription }
    return subscription
  }

  private func take(_ action: any Action) {
    state = reduce(action, state)
    subscriptions.removeAll { $0() == nil }
    for subscription in subscriptions { subscription()?.update(state) }
  }
}

/// Follows a store for as long as it is kept.
final class Subscription<State> {
  fileprivate let update: (State) -> Void

  fileprivate init(update: @escaping (State) -> Void) {
    self.update = update
  }
}
