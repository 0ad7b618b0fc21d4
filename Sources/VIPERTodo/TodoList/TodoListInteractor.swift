import Shared

/// Does the business of the list: loads, filters and changes todos, and follows the store.
final class TodoListInteractor {
  weak var output: (any TodoListInteractorOutput)?

  private let environment: AppEnvironment
  private var observation: TodoStoreObservation?

  private var todos: [TodoItem] = []
  /// As of the last load; before the first one nothing is known, so nothing is claimed.
  private var today: CalendarDay?
  private var filter = TodoFilter.all

  init(environment: AppEnvironment) {
    self.environment = environment
    observation = environment.todoStore.observeOnMainActor { [weak self] in self?.load() }
  }

  private func respond() {
    guard let today else { return }
    let sections = TodoSection.sections(
      of: filter.apply(to: todos), today: today, calendar: environment.calendar)
    let done = todos.filter(\.isDone)
    let response = TodoListResponse(
      filter: TodoListResponse.Filter(filter),
      sections: sections.map(section),
      activeCount: todos.count - done.count,
      doneIDs: done.map(\.id.rawValue))
    output?.loaded(response)
  }

  private func section(_ section: TodoSection) -> TodoListResponse.Section {
    TodoListResponse.Section(
      place: TodoListResponse.Place(section.kind),
      todos: section.todos.map { todo in
        TodoListResponse.Todo(
          id: todo.id.rawValue, title: todo.title, isDone: todo.isDone, day: todo.due.iso,
          weekday: environment.calendar.weekday(of: todo.due).name)
      })
  }
}

extension TodoListInteractor: TodoListInteractorProtocol {
  func load() {
    do throws(TodoStoreError) {
      todos = try environment.todoStore.todos()
      today = environment.today
      respond()
    } catch {
      output?.loadFailed(reason: error.description)
    }
  }

  func reveal(_ id: Int64) {
    guard let todo = todos.first(where: { $0.id.rawValue == id }) else { return }
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
      try environment.todoStore.setDone(isDone, TodoItem.ID(rawValue: id))
    } catch {
      load()
      output?.saveFailed(reason: error.description)
    }
  }

  func delete(_ id: Int64) {
    do throws(TodoStoreError) {
      try environment.todoStore.delete(TodoItem.ID(rawValue: id))
    } catch {
      load()
      output?.deleteFailed(reason: error.description)
    }
  }

  func deleteDone(among ids: [Int64]) {
    do throws(TodoStoreError) {
      try environment.todoStore.deleteDone(among: ids.map(TodoItem.ID.init))
    } catch {
      load()
      output?.deleteFailed(reason: error.description)
    }
  }
}

extension TodoListResponse.Filter {
  fileprivate init(_ filter: TodoFilter) {
    self =
      switch filter {
      case .all: .all
      case .active: .active
      case .done: .done
      }
  }
}

extension TodoListResponse.Place {
  fileprivate init(_ kind: TodoSection.Kind) {
    self =
      switch kind {
      case .earlier: .earlier
      case .today: .today
      case .tomorrow: .tomorrow
      case .laterThisWeek: .laterThisWeek
      case .nextWeek: .nextWeek
      case .later: .later
      }
  }
}
