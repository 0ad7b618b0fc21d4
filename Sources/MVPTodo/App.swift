public import Shared
public import TerminalUI

/// The app as Model-View-Presenter.
public enum MVPApp {
  /// The list of todos, and the form that it presents.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    let presenter = TodoListPresenter(
      store: environment.todoStore, clock: environment.clock, calendar: environment.calendar)
    let view = TodoListView(presenter: presenter) { presenter in
      let view = TodoFormView(presenter: presenter)
      presenter.attach(view)
      return view
    }
    presenter.attach(view)
    return view
  }

  /// The cat loader, and the editor that it presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    let presenter = LoadCatPresenter(
      provider: environment.catProvider, processor: environment.pictureProcessor,
      library: environment.photoLibrary)
    let view = LoadCatView(presenter: presenter) { presenter in
      let view = EditCatView(presenter: presenter)
      presenter.attach(view)
      return view
    }
    presenter.attach(view)
    return view
  }
}
