import Shared
import TerminalUI

/// Assembles the list: the one place that names all of its parts.
enum TodoListBuilder {
  static func build(
    store: any TodoStore, clock: any WallClock, calendar: DayCalendar
  ) -> any Scene {
    let data: any TodoListDataManager = StandardTodoListDataManager(
      store: store, calendar: calendar)
    let loadTodos = LoadTodosInteractor(data: data, clock: clock, calendar: calendar)
    let selectTodo = SelectTodoInteractor(data: data)
    let revealTodo = RevealTodoInteractor(data: data)
    let filterTodos = FilterTodosInteractor(data: data)
    let markTodoDone = MarkTodoDoneInteractor(data: data)
    let deleteTodo = DeleteTodoInteractor(data: data)
    let clearDoneTodos = ClearDoneTodosInteractor(data: data)
    let router = TodoListRouter { request, host, output in
      TodoFormBuilder.build(
        store: store, clock: clock, calendar: calendar, request: request, host: host,
        output: output)
    }
    let presenter = TodoListPresenter(
      loadTodos: loadTodos, selectTodo: selectTodo, revealTodo: revealTodo,
      filterTodos: filterTodos, markTodoDone: markTodoDone, deleteTodo: deleteTodo,
      clearDoneTodos: clearDoneTodos, router: router)
    let view = TodoListView(presenter: presenter)
    loadTodos.output = presenter
    selectTodo.output = presenter
    revealTodo.output = presenter
    filterTodos.output = presenter
    markTodoDone.output = presenter
    deleteTodo.output = presenter
    clearDoneTodos.output = presenter
    router.host = view
    presenter.view = view
    return view
  }
}
