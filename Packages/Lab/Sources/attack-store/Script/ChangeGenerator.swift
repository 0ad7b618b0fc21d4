import SeededNumbers
import Shared

/// Generates sensible changes, always the same for a seed.
struct ChangeGenerator {
  private let name: String
  private var numbers: SeededGenerator
  private var made = 0
  /// The todos after all changes so far.
  private(set) var rows: [Row] = []

  /// All titles begin with the name.
  init(name: String, seed: UInt64) {
    self.name = name
    numbers = SeededGenerator(seed: seed)
  }

  mutating func next() -> Change {
    let change = pick()
    change.apply(to: &rows)
    return change
  }

  /// The expected todos after the first `count` changes.
  static func rows(name: String, seed: UInt64, after count: Int) -> Set<Row> {
    var generator = ChangeGenerator(name: name, seed: seed)
    for _ in 0..<count { _ = generator.next() }
    return Set(generator.rows)
  }

  private mutating func pick() -> Change {
    guard let place = rows.indices.randomElement(using: &numbers) else {
      return .add(title(), day())
    }
    return switch Int.random(in: 0..<10, using: &numbers) {
    case 0..<5 where rows.count < 20: .add(title(), day())
    case 0..<6: .edit(place, title(), day())
    case 6..<8: .mark(place, !rows[place].isDone)
    case 8: .delete(place)
    default: .clearDone
    }
  }

  /// One in eight is long enough for pages of its own, so that the log grows and has to be moved.
  private mutating func title() -> String {
    made += 1
    let isLong = Int.random(in: 0..<8, using: &numbers) == 0
    let length = isLong ? Int.random(in: 3000...30_000, using: &numbers) : 0
    return "\(name) \(made) " + String(repeating: "x", count: length)
  }

  private mutating func day() -> CalendarDay {
    let month = Int.random(in: 1...12, using: &numbers)
    let day = Int.random(in: 1...28, using: &numbers)
    guard let day = CalendarDay(year: 2026, month: month, day: day) else {
      preconditionFailure("every month has 28 days")
    }
    return day
  }
}
