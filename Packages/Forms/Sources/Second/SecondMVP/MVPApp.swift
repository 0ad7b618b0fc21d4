public import Shared
public import TerminalUI

/// The app in Model-View-Presenter, with passive views.
///
/// Each scene is a view: it holds what is on the screen and passes keys on. Its presenter makes
/// all decisions, and sees the view only through a protocol that doesn't mention the terminal.
/// A view owns its presenter; the presenter refers back weakly.
public enum MVPApp {
  /// Makes the scene of the tab "Todos".
  public static func todos(in environment: AppEnvironment) -> any Scene {
    TodoListScene(presenter: TodoListPresenter(environment: environment))
  }

  /// Makes the scene of the tab "Cats".
  public static func cats(in environment: AppEnvironment) -> any Scene {
    CatLoaderScene(presenter: CatLoaderPresenter(environment: environment))
  }
}
