import Foundation
import Implementations
import Shared

/// One process of the benchmark: an implementation, or none at all, over a store with so many todos.
struct Run {
  enum Store: String, CaseIterable {
    case memory
    case sqlite
  }

  /// None for the store alone.
  let implementation: Implementation?
  let store: Store
  let count: Int

  /// A run as one process tells it to another: `mvc sqlite 1000`, or `none` for no implementation.
  var arguments: [String] {
    [implementation?.rawValue ?? "none", store.rawValue, String(count)]
  }
}

extension Run {
  init?(arguments: some Collection<String>) {
    let words = Array(arguments)
    guard words.count == 3, let store = Store(rawValue: words[1]), let count = Int(words[2])
    else { return nil }
    self.init(implementation: Implementation(rawValue: words[0]), store: store, count: count)
  }

  /// A store that holds the todos; one in a file is opened anew, so that nothing of it is known.
  func open(in folder: TemporaryFolder) throws -> any TodoStore {
    switch store {
    case .memory:
      let store = MemoryTodoStore()
      try fill(store)
      return store
    case .sqlite:
      try fill(SQLiteTodoStore(path: folder.file))
      return try SQLiteTodoStore(path: folder.file)
    }
  }

  private func fill(_ store: any TodoStore) throws {
    for number in 0..<count {
      let due = DayCalendar.benchmark.day(number % 60 - 10, daysAfter: DayCalendar.benchmark.today)
      let todo = try store.add(title: "Todo number \(number)", due: due, created: .benchmark)
      if number % 3 == 0 { try store.setDone(true, todo.id) }
    }
  }
}

extension DayCalendar {
  static let benchmark = DayCalendar(timeZone: .gmt)

  var today: CalendarDay { day(of: .benchmark) }
}

extension Date {
  /// When everything in the benchmark happens.
  static let benchmark = Date(timeIntervalSinceReferenceDate: 817_000_000)
}
