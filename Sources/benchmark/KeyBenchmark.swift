import Foundation
import Shared
import TerminalUI

/// Times keys from the press to the frame, with many todos in the store.
@MainActor
struct KeyBenchmark {
  static let todoCount = 10_000
  private static let rounds = 25
  private static let size = Size(columns: 80, rows: 24)

  /// Keys that belong together, named by what they do; all of them are timed, one by one.
  private static let scripts: [(name: String, keys: [Key])] = [
    ("select", [.down, .down, .up]),
    ("mark done", [.space, .space]),
    ("filter", ["f", "f", "f"]),
    ("type", ["a", "M", "i", "l", "k", .escape]),
    ("add", ["a", "M", .enter]),
    ("delete", ["d", "y"]),
  ]

  let variant: Variant

  /// Prints a line: the slowest median over the keys of each script, in milliseconds, and the
  /// most memory that the process ever had, in megabytes.
  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "benchmark-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let environment = try environment(in: folder)
    guard let scene = variant.scene(in: environment) else { return }
    let window = Window(tabs: [Tab(title: "Todos", key: "1", scene: scene)])
    let columns = Self.scripts.map { column(Self.slowestMedian(of: $0.keys, in: window)) }
    let name = variant.pattern.padding(toLength: 7, withPad: " ", startingAt: 0)
    let store = variant.store.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
    print(name + store + columns.joined() + column(Memory.peakMegabytes))
  }

  static var header: String {
    let names = scripts.map(\.name) + ["memory"]
    return String(repeating: " ", count: 14)
      + names.map { String(repeating: " ", count: 11 - $0.count) + $0 }.joined()
  }

  private func column(_ number: Double) -> String {
    let text = String(format: "%.2f", number)
    return String(repeating: " ", count: max(1, 11 - text.count)) + text
  }

  private static func slowestMedian(of keys: [Key], in window: Window) -> Double {
    var times = keys.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, key) in keys.enumerated() {
        let time = ContinuousClock().measure {
          window.press(key)
          keep(window.frame(size))
        }
        times[index].append(time / .milliseconds(1))
      }
    }
    return times.map { $0.sorted()[rounds / 2] }.max() ?? 0
  }

  private func environment(in folder: URL) throws -> AppEnvironment {
    let calendar = DayCalendar(timeZone: .gmt)
    let clock = FixedWallClock(now: Date(timeIntervalSinceReferenceDate: 817_000_000))
    let today = calendar.day(of: clock.now)
    let store: any TodoStore =
      switch variant.store {
      case .memory: MemoryTodoStore()
      case .sqlite: try SQLiteTodoStore(path: folder.appending(path: "todos.sqlite").path())
      }
    for number in 0..<Self.todoCount {
      let due = calendar.day(number % 60 - 10, daysAfter: today)
      let todo = try store.add(title: "Todo number \(number)", due: due, created: clock.now)
      if number % 3 == 0 { try store.setDone(true, todo.id) }
    }
    return AppEnvironment(
      todoStore: store, catProvider: EmbeddedCatProvider(),
      pictureProcessor: StandardPictureProcessor(),
      photoLibrary: FolderPhotoLibrary(folder: folder.path()), clock: clock, calendar: calendar)
  }
}

/// Keeps the optimiser from leaving out what nobody looks at.
@_optimize(none)
private func keep(_ frame: Frame) {}
