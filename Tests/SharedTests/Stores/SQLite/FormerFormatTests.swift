import Foundation
import Synchronization
import Testing

@testable import Shared

/// Files of format 1, in which todos had no checksum.
@Suite("A file of an older format")
struct FormerFormatTests {
  private let folder: TemporaryFolder
  private let path: String

  /// Made like the version that wrote this format did.
  init() throws {
    folder = try TemporaryFolder()
    path = folder.file()
    let former = try RawDatabase(path)
    try former.run(
      """
      PRAGMA application_id = 1953457263;
      PRAGMA user_version = 1;
      CREATE TABLE todos (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        title TEXT NOT NULL,
        due INTEGER NOT NULL,
        done INTEGER NOT NULL,
        created REAL NOT NULL
      ) STRICT;
      CREATE INDEX listing ON todos (due, created, id, done, title);
      PRAGMA journal_mode = WAL;
      INSERT INTO todos VALUES
        (1, 'Milk', 20261121, 1, 0.5), (3, 'Bread', 20261122, 0, -1.5), (7, 'Gone', 20261122, 0, 2);
      DELETE FROM todos WHERE id = 7;
      """)
  }

  @Test func `It is brought to the format that is written, and nothing is lost`() throws {
    let rows = try SQLiteTodoStore(path: path).rows()
    #expect(rows == ["[x] Milk 2026-11-21", "[ ] Bread 2026-11-22"])
    #expect(try RawDatabase(path).column("PRAGMA user_version") == ["2"])
    let store = try SQLiteTodoStore(path: path)
    #expect(try store.todos().map(\.id.rawValue) == [1, 3])
    #expect(try store.todos().map(\.created.timeIntervalSinceReferenceDate) == [0.5, -1.5])
    // An id that was used is never used again.
    #expect(try store.add("Eggs").id.rawValue == 8)
    #expect(try RawDatabase(path).column("PRAGMA integrity_check") == ["ok"])
  }

  /// It doesn't know the checksums, and its changes would make them wrong.
  @Test func `A program that has it open in the old format can't write any more`() throws {
    let former = try RawDatabase(path)
    #expect(try former.column("SELECT count(*) FROM todos") == ["2"])
    let store = try SQLiteTodoStore(path: path)
    #expect(former.refuses("UPDATE todos SET done = 1"))
    #expect(try store.rows() == ["[x] Milk 2026-11-21", "[ ] Bread 2026-11-22"])
  }

  @Test func `The slower of two finds it done`() throws {
    let store = try SQLiteTodoStore(path: path)
    try store.database.withLock { try TodoMigration.run(on: $0.connection) }
    #expect(try SQLiteTodoStore(path: path).todos().count == 2)
  }

  @Test func `Many may open it at once`() async throws {
    try await withThrowingTaskGroup { [path] group in
      for writer in 0..<8 {
        group.addTask { try SQLiteTodoStore(path: path).add("\(writer)") }
      }
      try await group.waitForAll()
    }
    #expect(try SQLiteTodoStore(path: path).todos().count == 10)
  }

  @Test(
    arguments: [
      "UPDATE todos SET due = 20261341 WHERE id = 3", "DROP TABLE todos",
      "CREATE TRIGGER other AFTER INSERT ON todos BEGIN DELETE FROM todos; END",
      "DROP INDEX listing; CREATE INDEX listing ON todos (due)",
    ])
  func `One that is damaged is refused as it is`(sql: String) throws {
    try RawDatabase(path).run(sql)
    let before = try folder.contents()
    #expect(throws: TodoStoreError.damagedFile(path: path)) { try SQLiteTodoStore(path: path) }
    #expect(try folder.contents() == before)
  }
}
