import Shared

/// What is done to a file: changes, and closing it in between.
enum Act: Equatable {
  case open
  case change(Change)
  case close
  /// A close that leaves everything as a kill does.
  case crash
}

extension [Act] {
  /// Makes a file, changes it in every way, closes it, and does so once more with what is there.
  static var short: [Act] {
    // Titles that take more than a page are written in several pieces.
    let long = String(repeating: "long ", count: 2000)
    let changes: [Change] = [
      .add("Milk", .day(1)), .add(long, .day(2)), .edit(0, "Bread", .day(3)), .mark(0, true),
      .mark(1, true), .add("Tea", .day(1)), .mark(1, false), .clearDone, .delete(0),
    ]
    let again: [Change] = [
      .add("Salt", .day(4)), .add("Milk " + long, .day(5)), .mark(1, true), .clearDone,
      .edit(1, "Oil", .day(6)),
    ]
    return [.open] + changes.map(Act.change) + [.close, .open] + again.map(Act.change)
      + [.crash, .open, .change(.mark(0, true)), .close]
  }

  /// So many changes of a seed, and a file that is closed and opened now and then.
  static func long(seed: UInt64, changes: Int) -> [Act] {
    var generator = ChangeGenerator(name: "todo", seed: seed)
    var acts: [Act] = [.open]
    for number in 1...Swift.max(1, changes) {
      acts.append(.change(generator.next()))
      if number % 150 == 0 { acts += [number % 300 == 0 ? .crash : .close, .open] }
    }
    return acts + [.close]
  }
}

extension CalendarDay {
  /// A day of November 2026.
  fileprivate static func day(_ day: Int) -> CalendarDay {
    guard let day = CalendarDay(year: 2026, month: 11, day: day) else {
      preconditionFailure("no day: \(day)")
    }
    return day
  }
}
