public import Shared
public import TerminalUI

/// The app in Model-View-ViewModel: composes each tab from a view model and the view bound to it.
///
/// The model is what `Shared` offers. View models hold the state of the views and decide; they know
/// nothing of the terminal. Views turn that state into screens and keys into commands.
public enum MVVMApp {
  /// The tab of the todos.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    TodoListView(viewModel: TodoListViewModel(environment: environment))
  }

  /// The tab of the cats.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    LoadCatView(viewModel: LoadCatViewModel(environment: environment))
  }
}
