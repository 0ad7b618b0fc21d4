public import Shared
public import TerminalUI

/// The app as Model and View.
public enum MVApp {
  /// The list of todos, and the form that it presents.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    TodoListView(
      model: TodosModel(
        store: environment.todoStore, clock: environment.clock, calendar: environment.calendar))
  }

  /// The cat loader, and the editor that it presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    LoadCatView(
      model: CatsModel(
        provider: environment.catProvider, processor: environment.pictureProcessor,
        library: environment.photoLibrary))
  }
}
