public import Shared
public import TerminalUI

/// The app as Model-View-Intent with composed reducers: one store for all scenes.
public enum MVIComposedApp {
  /// The whole window, with the list of todos and the cat loader.
  public static func window(in environment: AppEnvironment) -> Window {
    let store = Store(state: AppState(), reducer: reducer(in: environment))
    return Window(tabs: [
      Tab(
        title: "Todos", key: "1",
        scene: TodoListView(store: store.scope(\.todos, AppAction.todos))),
      Tab(title: "Cats", key: "2", scene: LoadCatView(store: store.scope(\.cats, AppAction.cats))),
    ])
  }

  private static func reducer(in environment: AppEnvironment) -> AppReducer {
    AppReducer(todos: todos(in: environment), cats: cats(in: environment))
  }

  private static func todos(in environment: AppEnvironment) -> TodoListReducer {
    let (store, clock, calendar) = (
      environment.todoStore, environment.clock, environment.calendar
    )
    return TodoListReducer(
      effects: TodoListEffects(store: store, clock: clock, calendar: calendar),
      form: TodoFormReducer(
        calendar: calendar, effects: TodoFormEffects(store: store, clock: clock)))
  }

  private static func cats(in environment: AppEnvironment) -> LoadCatReducer {
    LoadCatReducer(
      effects: LoadCatEffects(provider: environment.catProvider),
      editor: EditCatReducer(
        effects: EditCatEffects(
          processor: environment.pictureProcessor, library: environment.photoLibrary)))
  }
}
