import Implementations
import RunTimeReport
import Shared
import TerminalUI

/// Uses an implementation, or none, in its own process, so that only its memory is measured.
@MainActor
struct MemoryRun {
  /// Nil for a store that is only opened and read.
  let implementation: Implementation?
  let size: Int
  /// Nil for a store in memory.
  let file: String?

  func readings() throws -> [Reading] {
    let subject = implementation?.rawValue ?? RunTimes.storeAlone
    let store: any TodoStore
    if let file {
      store = try SQLiteTodoStore(path: file)
    } else {
      store = Workload.store(of: size)
    }
    _ = try store.todos()
    var readings: [Reading] = []
    if let implementation {
      let window = implementation.window(in: Workload.environment(store))
      for _ in 0..<Workload.warmUps { Workload.useAll(window) }
      if let file {
        readings.append(
          Reading(
            Quantity(.afterOthers, of: subject, size: size), try timeAfterOthers(window, file)))
      }
    }
    let measure = file == nil ? Measure.memory : .fileMemory
    return readings + [Reading(Quantity(measure, of: subject, size: size), PeakMemory.bytes)]
  }

  /// The time until the list that comes to the front is drawn, after another program added a todo.
  private func timeAfterOthers(_ window: Window, _ file: String) throws -> Double {
    let other = try SQLiteTodoStore(path: file)
    let times = try (0..<5).map { _ in
      window.press("2")
      try other.add(title: "Another's", due: DayCalendar.benchmark.today, created: .benchmark)
      return nanoseconds {
        window.press("1")
        keep(window.frame(Workload.frame))
      }
    }
    return times.median
  }
}
