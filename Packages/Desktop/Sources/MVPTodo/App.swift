public import DesktopUI
public import Shared

/// The app as Model-View-Presenter; only this file names the views.
public enum MVPApp {
  /// The list of todos, and the form that it presents.
  public static func todos(in environment: AppEnvironment) -> Scene {
    let presenter = TodoListPresenter(
      store: environment.todoStore, clock: environment.clock, calendar: environment.calendar)
    return TodoListView(presenter: presenter) { TodoFormView(presenter: $0) }
  }

  /// The cat loader, and the editor that it presents.
  public static func cats(in environment: AppEnvironment) -> Scene {
    let presenter = LoadCatPresenter(
      provider: environment.catProvider, processor: environment.pictureProcessor,
      library: environment.photoLibrary)
    return LoadCatView(presenter: presenter) { EditCatView(presenter: $0) }
  }
}
