public import DesktopUI
public import Shared

/// The app as Model-View-Intent.
public enum MVIApp {
  /// The list of todos, and the form that is part of its state.
  public static func todos(in environment: AppEnvironment) -> Scene {
    let effects = TodoListEffects(
      store: environment.todoStore, clock: environment.clock, calendar: environment.calendar)
    return TodoListView(
      runtime: Runtime(
        state: TodoListState(), reducer: TodoListReducer(calendar: environment.calendar),
        perform: effects.perform))
  }

  /// The cat loader, and the editor that is part of its state.
  public static func cats(in environment: AppEnvironment) -> Scene {
    let effects = LoadCatEffects(
      provider: environment.catProvider, processor: environment.pictureProcessor,
      library: environment.photoLibrary)
    return LoadCatView(
      runtime: Runtime(
        state: LoadCatState(), reducer: LoadCatReducer(), perform: effects.perform))
  }
}
