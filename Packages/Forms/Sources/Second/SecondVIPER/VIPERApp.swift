public import Shared
public import TerminalUI

/// The app's two root modules, assembled for the tabs of a window.
public enum VIPERApp {
  public static func todos(in environment: AppEnvironment) -> any Scene {
    TodoListAssembly.makeModule(in: environment)
  }

  public static func cats(in environment: AppEnvironment) -> any Scene {
    LoadCatAssembly.makeModule(in: environment)
  }
}
