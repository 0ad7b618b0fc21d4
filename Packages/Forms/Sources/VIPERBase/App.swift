public import Shared
public import TerminalUI

/// The app as VIPER, with base contracts and one assembly for all modules.
public enum VIPERBaseApp {
  /// The list of todos, and the form that its router presents.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    TodoListModule(
      store: environment.todoStore, clock: environment.clock, calendar: environment.calendar
    ).scene()
  }

  /// The cat loader, and the editor that its router presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    LoadCatModule(
      provider: environment.catProvider, processor: environment.pictureProcessor,
      library: environment.photoLibrary
    ).scene()
  }
}
