import Foundation
import Shared

/// A real file, with or without its log.
struct Sample {
  let file: [UInt8]
  let log: [UInt8]?
  /// The acknowledged todos, and possibly those after the next change.
  let whole: Set<Set<Row>>
  /// The todos before each change that is only in the log.
  var earlier: Set<Set<Row>> = []
}

extension Sample {
  /// A closed file, and those of processes killed while moving the log.
  static func files(seed: UInt64) throws -> [Sample] {
    try [Self(seed: seed, moved: nil)]
      + (JudgedCalls.arePossible ? (0..<3).map { try Self(seed: seed, moved: $0) } : [])
  }

  /// Adds a todo, and stops after moving that many pages of the log; without a number it finishes.
  private init(seed: UInt64, moved: Int?) throws {
    let folder = try AttackFolder()
    let kept = try Self.addKept(to: folder.file)
    var generator = ChangeGenerator(name: "todo", seed: seed)
    var store: Subject? = try Subject(path: folder.file, sharing: "todo")
    let change = generator.next()
    var pages = 0
    try JudgedCalls.run({ call in
      if case .write(folder.file, _, _) = call, let moved {
        pages += 1
        if pages > moved { return .fail(EIO) }
      }
      return .proceed
    }) { try store?.apply(change) }
    if moved == nil { store = nil }
    let after = kept.union(generator.rows)
    self = try withExtendedLifetime(store) {
      Sample(
        file: try Self.bytes(of: folder), log: folder.log,
        whole: moved == nil ? [after] : [kept, after])
    }
  }

  /// A file whose last changes are only in the log, because another program kept them there.
  static func keptLog(seed: UInt64) throws -> Sample {
    let folder = try AttackFolder()
    let kept = try addKept(to: folder.file)
    var generator = ChangeGenerator(name: "todo", seed: seed)
    let store = try Subject(path: folder.file, sharing: "todo")
    let reader = try OtherProgram.Reader(folder.file)
    var earlier = [kept]
    for _ in 0..<10 {
      try store.apply(generator.next())
      earlier.append(kept.union(generator.rows))
    }
    return try withExtendedLifetime(reader) {
      Sample(
        file: try bytes(of: folder), log: folder.log, whole: [earlier.removeLast()],
        earlier: Set(earlier))
    }
  }

  private static func bytes(of folder: AttackFolder) throws -> [UInt8] {
    guard let file = folder.bytes() else { throw Violation("there is no file") }
    return file
  }

  /// Adds todos that fill several pages, and closes the file.
  private static func addKept(to path: String) throws -> Set<Row> {
    try FailingDisk().run {
      let store = try SQLiteTodoStore(path: path)
      for number in 1...200 {
        guard let due = CalendarDay(year: 2026, month: 1 + number % 12, day: 1) else { continue }
        try store.add(title: "kept \(number)", due: due, created: .distantPast)
      }
      return Set(of: try store.todos())
    }
  }
}
