public import Shared
public import TerminalUI

/// The app as View-Interactor-Presenter-Entity-Router.
public enum VIPERApp {
  /// The list of todos, and the form that its router presents.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    TodoListModule.build(environment: environment)
  }

  /// The cat loader, and the editor that its router presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    LoadCatModule.build(environment: environment)
  }
}
