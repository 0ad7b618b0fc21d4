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
}
