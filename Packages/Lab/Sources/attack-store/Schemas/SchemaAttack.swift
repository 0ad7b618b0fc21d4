import Foundation
import SeededNumbers
import Shared

/// Changes the schema of a file while it is closed or open.
struct SchemaAttack {
  struct Result: Equatable {
    /// The files that were refused when opened, and left unchanged.
    var closed = 0
    /// The changes that were noticed while the file was open.
    var open = 0
  }

  private var numbers: SeededGenerator
  private(set) var result = Result()

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
  }

  mutating func run(tries: Int, progress: (Int) -> Void = { _ in }) throws {
    for number in 1...max(1, tries) {
      let schema = ForeignSchema.random(using: &numbers)
      do {
        try FailingDisk().run { try use(schema, isOpen: number.isMultiple(of: 2)) }
      } catch {
        throw Violation("try \(number), \(schema.sql): \(error)")
      }
      progress(number)
    }
  }

  private mutating func use(_ schema: ForeignSchema, isOpen: Bool) throws {
    let folder = try AttackFolder()
    var subject: Subject? = try Subject(path: folder.file)
    var generator = ChangeGenerator(name: "todo", seed: numbers.next())
    for _ in 0..<3 { try subject?.apply(generator.next()) }
    if !isOpen { subject = nil }
    try OtherProgram.run(schema.sql, folder.file)
    let before = (folder.bytes(), folder.log)
    if let subject {
      try expectRefusal(folder) { try subject.apply(generator.next()) }
      try expectRefusal(folder) { _ = try subject.store.todos() }
      result.open += 1
    }
    try expectRefusal(folder) { _ = try SQLiteTodoStore(path: folder.file) }
    guard before == (folder.bytes(), folder.log) else {
      throw Violation("the refused file was changed")
    }
    if !isOpen { result.closed += 1 }
  }

  private func expectRefusal(_ folder: AttackFolder, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      return try Refusal.check(error, path: folder.file)
    }
    throw Violation("the foreign schema wasn't refused")
  }
}

/// SQL that changes the schema of a todo file.
struct ForeignSchema {
  let sql: String

  static func random(using numbers: inout SeededGenerator) -> ForeignSchema {
    func one(_ words: [String]) -> String { words.randomElement(using: &numbers) ?? "" }
    let table = one(["todo_items", "contents"])
    let sql =
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0:
        "CREATE TRIGGER other \(one(["BEFORE", "AFTER"])) \(one(["INSERT", "UPDATE", "DELETE"]))"
          + " ON \(table) BEGIN \(one(effects)); END"
      case 1: "DROP TABLE \(table); CREATE VIEW \(table) AS SELECT \(one(columns))"
      case 2:
        "DROP TABLE \(table); CREATE VIRTUAL TABLE \(table) USING"
          + " \(one(["fts5(id, title, due, done, created)", "rtree(id, due, done)"]))"
      case 3:
        "CREATE \(one(["", "UNIQUE "]))INDEX other ON todo_items (\(one(["title", "id + due"])))"
      default: rewriting(one(["todo_items", "listing", "contents"]), using: &numbers)
      }
    return ForeignSchema(sql: sql)
  }

  /// The effects of a trigger; the last one never ends.
  private static let effects = [
    "SELECT RAISE(IGNORE)", "SELECT RAISE(ABORT, 'no')", "DELETE FROM todo_items",
    "UPDATE todo_items SET title = 'other'", "UPDATE contents SET todos = 0, checksum = 0",
    "DELETE FROM contents WHERE \(endless) = 0",
  ]
  private static let columns = ["0 AS todos, 0 AS checksum", "\(endless) AS todos, 0 AS checksum"]
  private static let endless =
    "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n)"

  /// Inserts a blank, a letter or a comment somewhere in the schema's text.
  private static func rewriting(_ name: String, using numbers: inout SeededGenerator) -> String {
    let place = Int.random(in: 0..<80, using: &numbers)
    let piece = [" ", "x", "/**/", "NULL"].randomElement(using: &numbers) ?? " "
    return """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = substr(sql, 1, \(place)) || '\(piece)' || substr(sql, \(place) + 1)
      WHERE name = '\(name)';
      """
  }
}
