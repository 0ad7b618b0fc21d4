import Shared

/// Called by the presenter when the list appears, and after a failed change.
protocol LoadTodosUseCase: AnyObject {
  func load()
  /// Loads again, and ignores a failure.
  func refresh()
}

/// Receives the results of loading.
protocol LoadTodosOutput: AnyObject {
  func loaded(_ response: TodoListResponse)
  func loadFailed(reason: String)
}

/// The data access that loading todos needs.
protocol LoadTodosPort: AnyObject {
  /// Called after every change of the todos, including changes made elsewhere.
  var onChange: () -> Void { get set }

  /// Reads the todos again; if that fails, the previous ones stay.
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
