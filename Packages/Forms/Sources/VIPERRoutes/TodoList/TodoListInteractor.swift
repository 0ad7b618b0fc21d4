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

  private func respond() {
    guard let today else { return }
    let listed = TodoListing(todos, filter: filter)
    let done = TodoListing(todos, filter: .done)
    let response = TodoListResponse(
      filter: filter,
      sections: listed.sections(today: today, calendar: calendar).map { section in
        TodoListResponse.Section(
          kind: section.kind, todos: section.todos.mapped { TodoListResponse.Todo($0) })
      },
      rows: LazyList(count: listed.count) { TodoListResponse.Todo(listed[$0]) },
      row: { listed.row(of: TodoItem.ID(rawValue: $0)) },
      activeCount: todos.activeCount,
      doneIDs: LazyList(count: done.count) { done[$0].id.rawValue })
    output?.loaded(response)
  }
}

extension TodoListInteractor: TodoListInteractorProtocol {
  func load() {
    do throws(TodoStoreError) {
      todos = try store.todos()
      today = calendar.day(of: clock.now)
      respond()
    } catch {
      output?.loadFailed(reason: error.description)
    }
  }

  /// As it is stored, whether it was loaded or not.
  func todo(_ id: Int64) throws(LinkError) -> TodoListResponse.Todo {
    do throws(TodoStoreError) {
      if let todo = try store.todos()[TodoItem.ID(rawValue: id)] {
        return TodoListResponse.Todo(todo)
      }
    } catch {
      throw .failed(reason: error.description)
    }
    throw .missingTodo(id)
  }

  func reveal(_ id: Int64) {
    guard let todo = todos[TodoItem.ID(rawValue: id)] else { return }
    if !filter.includes(todo) {
      filter = .all
      respond()
    }
    output?.revealed(id)
  }

  func advanceFilter() {
    filter = filter.next
    respond()
  }

  func setDone(_ isDone: Bool, _ id: Int64) {
    do throws(TodoStoreError) {
      try store.setDone(isDone, TodoItem.ID(rawValue: id))
    } catch {
      load()
      output?.saveFailed(reason: error.description)
    }
  }

  func delete(_ id: Int64) {
    do throws(TodoStoreError) {
      try store.delete(TodoItem.ID(rawValue: id))
    } catch {
      load()
      output?.deleteFailed(reason: error.description)
    }
  }

  func deleteDone(among ids: [Int64]) {
    do throws(TodoStoreError) {
      try store.deleteDone(among: ids.map(TodoItem.ID.init))
    } catch {
      load()
      output?.deleteFailed(reason: error.description)
    }
  }
}

nonisolated extension TodoListResponse.Todo {
  fileprivate init(_ todo: TodoItem) {
    self.init(id: todo.id.rawValue, title: todo.title, due: todo.due, isDone: todo.isDone)
  }
}
