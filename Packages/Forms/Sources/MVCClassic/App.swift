public import Shared
public import TerminalUI

/// The app as Model-View-Controller in the sense of Smalltalk-80.
public enum MVCClassicApp {
  /// The list of todos, and the form that it presents.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    let model = TodoListModel(
      store: environment.todoStore, clock: environment.clock, calendar: environment.calendar)
    return TodoListView(model: model, controller: TodoListController(model: model))
  }

  /// The cat loader, and the editor that it presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    let model = LoadCatModel(
      provider: environment.catProvider, processor: environment.pictureProcessor,
      library: environment.photoLibrary)
    return LoadCatView(model: model, controller: LoadCatController(model: model))
  }
}
