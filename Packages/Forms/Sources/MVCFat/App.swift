public import Shared
public import TerminalUI

/// The app as view controllers, one for each whole scene.
public enum MVCFatApp {
  /// The list of todos, and the form that it presents.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    TodoListViewController(
      store: environment.todoStore, clock: environment.clock, calendar: environment.calendar)
  }

  /// The cat loader, and the editor that it presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    LoadCatViewController(
      provider: environment.catProvider, processor: environment.pictureProcessor,
      library: environment.photoLibrary)
  }
}
