public import Shared
public import TerminalUI

/// The app in Model-View-Controller: one root view controller for each tab.
public enum MVCApp {
  /// Makes the scene of the tab "Todos".
  public static func todos(in environment: AppEnvironment) -> any Scene {
    TodoListViewController(environment: environment)
  }

  /// Makes the scene of the tab "Cats".
  public static func cats(in environment: AppEnvironment) -> any Scene {
    LoadCatViewController(environment: environment)
  }
}
