public import Shared
public import TerminalUI

/// The app as Model-View-ViewModel, with bindings of its own.
public enum MVVMBoundApp {
  /// The list of todos, and the form that it presents.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    TodoListView(
      viewModel: TodoListViewModel(
        store: environment.todoStore, clock: environment.clock, calendar: environment.calendar))
  }

  /// The cat loader, and the editor that it presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    LoadCatView(
      viewModel: LoadCatViewModel(
        provider: environment.catProvider, processor: environment.pictureProcessor,
        library: environment.photoLibrary))
  }
}
