public import DesktopUI
public import Shared

/// The app as Model-View-ViewModel.
public enum MVVMApp {
  /// The list of todos, and the form that it presents.
  public static func todos(in environment: AppEnvironment) -> Scene {
    TodoListView(
      viewModel: TodoListViewModel(
        store: environment.todoStore, clock: environment.clock, calendar: environment.calendar))
  }

  /// The cat loader, and the editor that it presents.
  public static func cats(in environment: AppEnvironment) -> Scene {
    LoadCatView(
      viewModel: LoadCatViewModel(
        provider: environment.catProvider, processor: environment.pictureProcessor,
        library: environment.photoLibrary))
  }
}
