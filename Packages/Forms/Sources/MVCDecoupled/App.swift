public import Shared
public import TerminalUI

/// The app as Model-View-Controller, each part behind a protocol; only this file names all types.
public enum MVCDecoupledApp {
  /// The list of todos, and the form that it presents.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    TodoListViewController(
      view: TodoListView(),
      logic: StandardTodoListLogic(
        store: environment.todoStore, clock: environment.clock, calendar: environment.calendar)
    ) { draft, delegate in
      let form = TodoFormViewController(
        view: TodoFormView(),
        logic: StandardTodoFormLogic(
          store: environment.todoStore, clock: environment.clock, calendar: environment.calendar),
        draft: draft)
      form.delegate = delegate
      return form
    }
  }

  /// The cat loader, and the editor that it presents.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    LoadCatViewController(
      view: LoadCatView(), logic: StandardLoadCatLogic(provider: environment.catProvider)
    ) { picture, delegate in
      let editor = EditCatViewController(
        view: EditCatView(),
        logic: StandardEditCatLogic(
          processor: environment.pictureProcessor, library: environment.photoLibrary,
          picture: picture))
      editor.delegate = delegate
      return editor
    }
  }
}
