public import Shared
public import TerminalUI

/// The app in Model-View-Intent; here its parts are put together.
///
/// Each tab has one store with one state, which includes that of its modal.
/// Scenes only draw that state and send it intents.
public enum MVIApp {
  /// The tab of the todos, with the form over it.
  public static func todos(in environment: AppEnvironment) -> any Scene {
    let store = Store(
      TodoListState(),
      reducer: TodoListReducer(form: TodoFormReducer(calendar: environment.calendar)),
      effects: TodoListEffects(environment))
    let form = Modal(isOpen: { store.state.form != nil }) {
      StoreScene(
        TodoFormView(),
        state: { store.state.form },
        send: { store.send(.form($0)) })
    }
    return StoreScene(
      TodoListView(calendar: environment.calendar),
      state: { store.state },
      send: { store.send($0) },
      modal: form)
  }

  /// The tab of the cats, with the editor over it.
  public static func cats(in environment: AppEnvironment) -> any Scene {
    let store = Store(
      CatState(),
      reducer: CatReducer(editor: CatEditorReducer()),
      effects: CatEffects(environment))
    let editor = Modal(isOpen: { store.state.editor != nil }) {
      StoreScene(
        CatEditorView(),
        state: { store.state.editor },
        send: { store.send(.editor($0)) })
    }
    return StoreScene(
      CatView(),
      state: { store.state },
      send: { store.send($0) },
      modal: editor)
  }
}
