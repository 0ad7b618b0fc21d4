public import Shared
public import TerminalUI

/// The app as Model-View-ViewModel, with routers.
public enum MVVMRoutedApp {
  /// The list of todos, and the form that its router presents.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    let router = TodoListRouter { host, draft, onSaved in
      TodoFormView(
        viewModel: TodoFormViewModel(
          store: environment.todoStore, clock: environment.clock, calendar: environment.calendar,
          draft: draft, router: TodoFormRouter(host: host), onSaved: onSaved))
    }
    let view = TodoListView(
      viewModel: TodoListViewModel(
        store: environment.todoStore, clock: environment.clock, calendar: environment.calendar,
        router: router))
    router.host = view
    return view
  }

  /// The cat loader, and the editor that its router presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    let router = LoadCatRouter { host, picture in
      EditCatView(
        viewModel: EditCatViewModel(
          processor: environment.pictureProcessor, library: environment.photoLibrary,
          picture: picture, router: EditCatRouter(host: host)))
    }
    let view = LoadCatView(
      viewModel: LoadCatViewModel(provider: environment.catProvider, router: router))
    router.host = view
    return view
  }
}
