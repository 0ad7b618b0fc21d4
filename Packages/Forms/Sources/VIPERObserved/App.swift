public import Shared
public import TerminalUI

/// The app as View-Interactor-Presenter-Entity-Router, with views that observe.
public enum VIPERObservedApp {
  /// The list of todos, and the form that its router presents.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    TodoListBuilder.build(
      in: TodosEnvironment(
        store: environment.todoStore, clock: environment.clock, calendar: environment.calendar))
  }

  /// The cat loader, and the editor that its router presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    LoadCatBuilder.build(
      in: CatsEnvironment(
        provider: environment.catProvider, processor: environment.pictureProcessor,
        library: environment.photoLibrary))
  }
}
