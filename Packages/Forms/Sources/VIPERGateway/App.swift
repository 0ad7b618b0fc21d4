public import Shared
public import TerminalUI

/// The app as VIPER with use cases over data managers.
public enum VIPERGatewayApp {
  /// The list of todos, and the form that its router presents.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    TodoListBuilder.build(
      store: environment.todoStore, clock: environment.clock, calendar: environment.calendar)
  }

  /// The cat loader, and the editor that its router presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    LoadCatBuilder.build(
      provider: environment.catProvider, processor: environment.pictureProcessor,
      library: environment.photoLibrary)
  }
}
