public import DesktopUI
public import Shared

/// The app as Model-View-Controller.
public enum MVCApp {
  /// The list of todos, and the form that it presents.
  public static func todos(in environment: AppEnvironment) -> Scene {
    TodoListViewController(
      store: environment.todoStore, clock: environment.clock, calendar: environment.calendar)
  }

  /// The cat loader, and the editor that it presents.
  public static func cats(in environment: AppEnvironment) -> Scene {
    LoadCatViewController(
      provider: environment.catProvider, processor: environment.pictureProcessor,
      library: environment.photoLibrary)
  }
}
