import Shared

/// Does the business of the list: loads, filters, selects and changes todos, and follows the store.
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
  private var selectedID: TodoItem.ID?

  init(store: any TodoStore, clock: any WallClock, calendar: DayCalendar) {
    self.store = store
    self.clock = clock
    self.calendar = calendar
    observation = store.observeOnMainActor { [weak self] _ in self?.load() }
  }

  private var listed: TodoListing {
    TodoListing(todos, filter: filter)
  }

  private var selection: TodoListResponse.Selection? {
    guard let row = selectedID.flatMap(listed.row) else { return nil }
    return TodoListResponse.Selection(row: row, todo: TodoListResponse.Todo(listed[row]))
  }

  private func list(_ todos: TodoIndex, _ filter: TodoFilter) {
    selectedID = selection(in: TodoListing(todos, filter: filter))
    self.todos = todos
    self.filter = filter
    guard let today else { return }

    let done = TodoListing(todos, filter: .done)
    output?.loaded(
      TodoListResponse(
        filter: filter,
        sections: listed.sections(today: today, calendar: calendar).map { section in
          TodoListResponse.Section(
            kind: section.kind, todos: section.todos.mapped { TodoListResponse.Todo($0) })
        },
        selection: selection,
        activeCount: todos.activeCount,
        doneIDs: LazyList(count: done.count) { done[$0].id.rawValue }))
  }

  /// The selected todo if it is still listed, else the one that took its place, else the last.
  private func selection(in rows: TodoListing) -> TodoItem.ID? {
    guard let selectedID else { return rows.first?.id }
    if rows.row(of: selectedID) != nil { return selectedID }
    return listed.next(below: selectedID, in: rows) ?? rows.last?.id
  }
}

extension TodoListInteractor: TodoListInteractorProtocol {
  func load() {
    do throws(TodoStoreError) {
      let todos = try store.todos()
      today = calendar.day(of: clock.now)
      list(todos, filter)
    } catch {
      output?.loadFailed(reason: error.description)
    }
  }

  func moveSelection(by rows: Int) {
    guard let row = selectedID.flatMap(listed.row) else { return }
    selectedID = listed[min(max(row + rows, 0), listed.count - 1)].id
    output?.selected(selection)
  }

  func reveal(_ id: Int64) {
    guard let todo = todos[TodoItem.ID(rawValue: id)] else { return }
    selectedID = todo.id
    if filter.includes(todo) {
      output?.selected(selection)
    } else {
      list(todos, .all)
    }
  }

  func advanceFilter() {
    list(todos, filter.next)
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
