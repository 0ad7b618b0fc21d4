public import Shared
public import TerminalUI

/// The app as Model-View-Presenter with supervising presenters.
public enum MVPSupervisingApp {
  /// The list of todos, and the form that it presents.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    TodoListView(
      presenter: TodoListPresenter(
        model: TodoListModel(
          store: environment.todoStore, clock: environment.clock, calendar: environment.calendar)))
  }

  /// The cat loader, and the editor that it presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    LoadCatView(
      presenter: LoadCatPresenter(
        model: LoadCatModel(), provider: environment.catProvider,
        processor: environment.pictureProcessor, library: environment.photoLibrary))
  }
}
