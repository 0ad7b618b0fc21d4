import Shared

/// Does the business of the list: loads, filters and changes todos, and follows the store.
final class TodoListInteractor {
  weak var output: (any TodoListInteractorOutput)?

  private let store: any TodoStore
  private let clock: any WallClock
  private let calendar: DayCalendar
  private var observation: TodoStoreObservation?

  private var todos = TodoIndex()
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  private var today: CalendarDay?
  private var filter = TodoFilter.all

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    observation = store.observeOnMainActor { [weak self] _ in self?.load() }
  }

  private func loadTodos() throws(TodoStoreError) {
    let todos = try store.todos()
    today = calendar.day(of: clock.now)
    list(todos, filter)
  }

  private func list(_ todos: TodoIndex, _ filter: TodoFilter) {
    self.todos = todos
    self.filter = filter
    guard let today else { return }

    let listed = TodoListing(todos, filter: filter)
    let done = TodoListing(todos, filter: .done)
    output?.loaded(
      TodoListResponse(
        filter: filter,
        ids: TodoListing.IDs(listed),
        sections: listed.sections(today: today, calendar: calendar).map { section in
          TodoListResponse.Section(
            kind: section.kind, todos: section.todos.mapped { TodoListResponse.Todo($0) })
        },
        activeCount: todos.activeCount,
        doneIDs: LazyList(count: done.count) { done[$0].id }))
  }
}

extension TodoListInteractor: TodoListInteractorProtocol {
  func load() {
    do throws(TodoStoreError) {
      try loadTodos()
    } catch {
      output?.loadFailed(reason: error.description)
    }
  }

  /// Reads the todo from the store, whether or not it was loaded.
  func todo(_ id: TodoItem.ID) throws(LinkError) -> TodoListResponse.Todo {
    do throws(TodoStoreError) {
      if let todo = try store.todos()[id] { return TodoListResponse.Todo(todo) }
    } catch {
      throw .failed(reason: error.description)
    }
    throw .missingTodo(id.rawValue)
  }

  func advanceFilter() {
    list(todos, filter.next)
  }

  func reveal(_ id: TodoItem.ID) {
    guard let todo = todos[id], !filter.includes(todo) else { return }
    list(todos, .all)
  }

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) {
    do throws(TodoStoreError) {
      try store.setDone(isDone, id)
    } catch {
      try? loadTodos()
      output?.saveFailed(reason: error.description)
    }
  }

  func delete(_ id: TodoItem.ID) {
    do throws(TodoStoreError) {
      try store.delete(id)
    } catch {
      try? loadTodos()
      output?.deleteFailed(reason: error.description)
    }
  }

  func deleteDone(among ids: [TodoItem.ID]) {
    do throws(TodoStoreError) {
      try store.deleteDone(among: ids)
    } catch {
      try? loadTodos()
      output?.deleteFailed(reason: error.description)
    }
  }
}

nonisolated extension TodoListResponse.Todo {
  fileprivate init(_ todo: TodoItem) {
    self.init(id: todo.id, title: todo.title, due: todo.due, isDone: todo.isDone)
  }
}
