import Foundation
import Implementations
import Shared
import TerminalUI

/// The conditions shared by all measurements.
enum Workload {
  static let sizes = [10, 1_000, 100_000]
  static let frame = Size(columns: 80, rows: 24)

  /// After this many repetitions, everything that is created once exists.
  static let warmUps = 4

  static func store(of size: Int) -> MemoryTodoStore {
    let store = MemoryTodoStore()
    // A store in memory has no reason to fail.
    try? fill(store, with: size)
    return store
  }

  /// Writes the todos to a new file.
  static func fill(_ file: String, with size: Int) throws {
    try fill(SQLiteTodoStore(path: file), with: size)
  }

  /// Due from ten days ago to seven weeks from now, a third of them done.
  private static func fill(_ store: any TodoStore, with size: Int) throws {
    for number in 0..<size {
      let due = DayCalendar.benchmark.day(number % 60 - 10, daysAfter: DayCalendar.benchmark.today)
      let todo = try store.add(title: "Todo number \(number)", due: due, created: .benchmark)
      if number % 3 == 0 { try store.setDone(true, todo.id) }
    }
  }

  static func environment(_ store: any TodoStore, photos: String = "/") -> AppEnvironment {
    AppEnvironment(
      todoStore: store, catProvider: EmbeddedCatProvider(),
      pictureProcessor: StandardPictureProcessor(),
      photoLibrary: FolderPhotoLibrary(folder: photos), clock: FixedWallClock(now: .benchmark),
      calendar: .benchmark)
  }

  /// Does everything once, and passes each frame to `look`.
  @MainActor
  static func useAll(_ window: Window, _ look: (Frame) -> Void = { keep($0) }) {
    for key in UserAction.all.flatMap(\.keys) {
      window.press(key)
      look(window.frame(frame))
    }
  }
}

extension DayCalendar {
  static let benchmark = DayCalendar(timeZone: .gmt)

  var today: CalendarDay { day(of: .benchmark) }
}

extension Date {
  /// The current time throughout the benchmark.
  static let benchmark = Date(timeIntervalSinceReferenceDate: 817_000_000)
}

/// Prevents the optimiser from removing unused results.
@_optimize(none)
func keep<Value>(_ value: Value) {}
