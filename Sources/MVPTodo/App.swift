public import Shared
public import TerminalUI

/// The app as Model-View-Presenter, with passive views.
public enum MVPApp {
  /// The list of todos, and the form that it shows.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    TodoListViewController(presenter: TodoListPresenter(environment: environment))
  }

  /// The cat loader, and the editor that it shows.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    LoadCatViewController(presenter: LoadCatPresenter(environment: environment))
  }
}
