public import DesktopUI
public import Shared

/// The app as View-Interactor-Presenter-Entity-Router.
public enum VIPERApp {
  /// The list of todos, and the form that its router presents.
  public static func todos(in environment: AppEnvironment) -> Scene {
    TodoListBuilder.build(
      store: environment.todoStore, clock: environment.clock, calendar: environment.calendar)
  }

  /// The cat loader, and the editor that its router presents.
  public static func cats(in environment: AppEnvironment) -> Scene {
    LoadCatBuilder.build(
      provider: environment.catProvider, processor: environment.pictureProcessor,
      library: environment.photoLibrary)
  }
}
