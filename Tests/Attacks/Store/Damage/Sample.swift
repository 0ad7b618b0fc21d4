import Foundation
import Shared

/// A real file, with and without a log beside it.
struct Sample {
  let file: [UInt8]
  let log: [UInt8]?
  /// What was there after each change whose trace can be in the log, oldest first.
  let history: [Set<Row>]

  static func all(seed: UInt64) throws -> [Sample] {
    [try Sample(seed: seed, logged: 0), try Sample(seed: seed, logged: 25)]
  }

  /// Makes a file, and changes it so many times while it is open.
  private init(seed: UInt64, logged: Int) throws {
    let folder = try AttackFolder()
    let kept = try Self.addKept(to: folder.file)
    let subject = try Subject(path: folder.file, sharing: "todo")
    var generator = ChangeGenerator(name: "todo", seed: seed)
    var history = [kept]
    for _ in 0..<logged {
      try subject.apply(generator.next())
      history.append(kept.union(generator.rows))
    }
    guard let file = folder.bytes() else { throw Violation("there is no file") }
    self.file = file
    log = folder.log
    self.history = history
  }

  /// Todos on some pages, in a file that is closed then.
  private static func addKept(to path: String) throws -> Set<Row> {
    let store = try SQLiteTodoStore(path: path)
    for number in 1...200 {
      guard let due = CalendarDay(year: 2026, month: 1 + number % 12, day: 1) else { continue }
      try store.add(title: "kept \(number)", due: due, created: .distantPast)
    }
    return Set(of: try store.todos())
  }
}
