/// All that the app is at one moment.
nonisolated struct AppState: Equatable, Sendable {
  var todos = TodoListState()
  var cats = LoadCatState()
}

nonisolated enum AppAction: Equatable, Sendable {
  case todos(TodoListAction)
  case cats(LoadCatAction)

  var todos: TodoListAction? {
    if case .todos(let action) = self { action } else { nil }
  }

  var cats: LoadCatAction? {
    if case .cats(let action) = self { action } else { nil }
  }
}

nonisolated struct AppReducer: ComposedReducer {
  let todos: TodoListReducer
  let cats: LoadCatReducer

  var body: some Reducer<AppState, AppAction> {
    Combine(
      first: Scope(state: \.todos, action: \.todos, embed: AppAction.todos, child: todos),
      second: Scope(state: \.cats, action: \.cats, embed: AppAction.cats, child: cats))
  }
}
