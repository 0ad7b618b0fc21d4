import Shared

/// What the presenter asks for when the list appears, and after a change that failed.
protocol LoadTodosUseCase: AnyObject {
  func load()
  /// Loads again, and says nothing when that fails.
  func refresh()
}

/// What loading answers.
protocol LoadTodosOutput: AnyObject {
  func loaded(_ response: TodoListResponse)
  func loadFailed(reason: String)
}

/// What loading needs of whatever keeps todos.
protocol LoadTodosPort: AnyObject {
  /// Called after every change of the todos, whoever made it.
  var onChange: () -> Void { get set }

  /// Reads the todos anew; when that fails, what was read before stays.
  func load(today: CalendarDay) throws(DataFailure) -> ListedTodos
}

/// Loads the list as of today, and again whenever todos change.
final class LoadTodosInteractor {
  weak var output: (any LoadTodosOutput)?

  private let data: any LoadTodosPort
  private let clock: any WallClock
  private let calendar: DayCalendar

  init(data: any LoadTodosPort, clock: any WallClock, calendar: DayCalendar) {
    self.data = data
    self.clock = clock
    self.calendar = calendar
    data.onChange = { [weak self] in self?.load() }
  }

  private func loadTodos() throws(DataFailure) {
    let listed = try data.load(today: calendar.day(of: clock.now))
    output?.loaded(TodoListResponse(listed))
  }
}

extension LoadTodosInteractor: LoadTodosUseCase {
  func load() {
    do throws(DataFailure) {
      try loadTodos()
    } catch {
      output?.loadFailed(reason: error.description)
    }
  }

  func refresh() {
    try? loadTodos()
  }
}
