import Shared
import TestSupport

@testable import MVIStore

/// The app's store with all its middleware, and a record of what was dispatched.
final class TestApp {
  let todos: FailingStore
  let cats = ScriptedCatProvider()
  let processor = ScriptedPictureProcessor()
  let library = ScriptedPhotoLibrary()
  let store: Store<AppState>

  private let recorder = Recorder()

  init(_ todos: FailingStore, state: AppState = AppState()) {
    self.todos = todos
    let middleware: [any AppMiddleware] = [
      TodoListMiddleware(store: todos, clock: .fixed, calendar: .fixed),
      TodoFormMiddleware(store: todos, clock: .fixed),
      LoadCatMiddleware(provider: cats),
      EditCatMiddleware(processor: processor, library: library),
    ]
    store = Store(
      state: state, reduce: AppReducer(calendar: .fixed).reduce,
      middleware: [recorder.middleware] + middleware.map(\.middleware))
  }

  var state: AppState { store.state }

  /// Dispatches an action, and returns what was dispatched after it.
  @discardableResult
  func dispatch(_ action: any Action) -> [Dispatched] {
    recorder.take()
    store.dispatch(action)
    return Array(taken().dropFirst())
  }

  /// What was dispatched since it was last asked.
  func taken() -> [Dispatched] {
    recorder.take()
  }
}

/// Remembers actions.
final class Recorder {
  private var actions: [Dispatched] = []

  @discardableResult
  func take() -> [Dispatched] {
    defer { actions = [] }
    return actions
  }

  func middleware<State>(
    _ dispatch: @escaping Dispatch, _ state: @escaping () -> State?
  ) -> (@escaping Dispatch) -> Dispatch {
    { next in
      { action in
        self.actions.append(Dispatched(action: action))
        next(action)
      }
    }
  }
}

extension Store<AppState> {
  /// A store for a view's tests: with as much of a reducer as they need, and no effects.
  convenience init(
    _ recorder: Recorder, change: @escaping (inout AppState, any Action) -> Void = { _, _ in },
    state: (inout AppState) -> Void
  ) {
    var first = AppState()
    state(&first)
    self.init(
      state: first,
      reduce: { action, state in
        var state = state
        change(&state, action)
        return state
      }, middleware: [recorder.middleware])
  }
}

/// An action of any scene, to be compared.
nonisolated struct Dispatched: Equatable {
  let action: any Action

  static func == (left: Self, right: Self) -> Bool {
    isEqual(left.action, right.action)
  }

  private static func isEqual<Each: Action>(_ left: Each, _ right: any Action) -> Bool {
    left == right as? Each
  }
}

nonisolated extension [any Action] {
  var dispatched: [Dispatched] { map(Dispatched.init) }
}
