import Shared
import TerminalUI

@testable import MVIStore

/// Presents NewScene like a view whose store has its state, its reducer and its middleware.
final class NewSceneParent {
  private(set) var presented: NewSceneView?

  private let store: Store<NewSceneState?>
  private var subscription: Subscription<NewSceneState?>?

  init(store todos: any TodoStore) {
    let middleware = NewSceneMiddleware(store: todos)
    store = Store(
      state: nil, reduce: NewSceneReducer().reduce,
      middleware: [
        { dispatch, _ in
          { next in
            { action in
              next(action)
              middleware.respond(
                to: action, before: AppState(), after: AppState(), dispatch: dispatch)
            }
          }
        }
      ])
    subscription = store.subscribe({ $0 != nil }) { [weak self] in self?.render(isOpen: $0) }
    store.dispatch(NewSceneAction.opened)
  }

  private func render(isOpen: Bool) {
    presented = isOpen ? NewSceneView(store: store, select: \.self) : nil
  }
}
