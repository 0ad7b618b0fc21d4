import Shared

/// All that the app is at one moment: a slice for each scene, side by side.
nonisolated struct AppState: Equatable, Sendable {
  var todoList = TodoListState()
  /// The form is open for as long as it has a state.
  var todoForm: TodoFormState?
  var loadCat = LoadCatState()
  /// The editor is open for as long as it has a state.
  var editCat: EditCatState?
}

/// The root reducer: every action goes to the reducer of every slice.
nonisolated struct AppReducer {
  let calendar: DayCalendar

  func reduce(_ action: any Action, _ state: AppState) -> AppState {
    AppState(
      todoList: TodoListReducer().reduce(action, state.todoList),
      todoForm: TodoFormReducer(calendar: calendar).reduce(action, state.todoForm),
      loadCat: LoadCatReducer().reduce(action, state.loadCat),
      editCat: EditCatReducer().reduce(action, state.editCat, loaded: state.loadCat.loaded))
  }
}

/// Touches the world when it sees an action, and dispatches what the world answers.
protocol AppMiddleware: AnyObject {
  /// Called after the reducer; `before` is the state in which the action was dispatched.
  func respond(
    to action: any Action, before: AppState, after: AppState, dispatch: @escaping Dispatch)
}

extension AppMiddleware {
  var middleware: Middleware<AppState> {
    { dispatch, state in
      { next in
        { action in
          let before = state()
          next(action)
          guard let before, let after = state() else { return }
          self.respond(to: action, before: before, after: after, dispatch: dispatch)
        }
      }
    }
  }
}
