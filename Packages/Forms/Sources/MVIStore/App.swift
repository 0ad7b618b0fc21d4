public import Shared
public import TerminalUI

/// The app as Model-View-Intent with one store for all that it is, as Redux has it.
public enum MVIStoreApp {
  /// The whole window, with the list of todos and the cat loader.
  public static func window(in environment: AppEnvironment) -> Window {
    let store = store(in: environment)
    return Window(tabs: [
      Tab(title: "Todos", key: "1", scene: TodoListView(store: store)),
      Tab(title: "Cats", key: "2", scene: LoadCatView(store: store)),
    ])
  }

  private static func store(in environment: AppEnvironment) -> Store<AppState> {
    let middleware: [any AppMiddleware] = [
      TodoListMiddleware(
        store: environment.todoStore, clock: environment.clock, calendar: environment.calendar),
      TodoFormMiddleware(store: environment.todoStore, clock: environment.clock),
      LoadCatMiddleware(provider: environment.catProvider),
      EditCatMiddleware(
        processor: environment.pictureProcessor, library: environment.photoLibrary),
    ]
    return Store(
      state: AppState(), reduce: AppReducer(calendar: environment.calendar).reduce,
      middleware: middleware.map(\.middleware))
  }
}
