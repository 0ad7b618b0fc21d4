public import Shared
public import TerminalUI

/// The app as Model-View-Intent.
public enum MVIApp {
  /// The list of todos, and the form that is part of its state.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    let reducer = TodoListReducer(calendar: environment.calendar)
    let effects = TodoListEffects(environment: environment)
    return TodoListView(
      runtime: Runtime(
        state: TodoListState(), reduce: reducer.reduce, perform: effects.perform))
  }

  /// The cat loader, and the editor that is part of its state.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    let reducer = LoadCatReducer()
    let effects = LoadCatEffects(environment: environment)
    return LoadCatView(
      runtime: Runtime(state: LoadCatState(), reduce: reducer.reduce, perform: effects.perform))
  }
}
