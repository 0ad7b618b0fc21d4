/// What a todo file is, in SQLite's terms.
enum TodoSchema {
  /// Marks a file as ours, at offset 68 of its header: "todo" in ASCII.
  static let applicationID: Int32 = 0x746F_646F
  /// The format that is written, at offset 60 of the header.
  static let version: Int32 = 1

  /// Makes an empty todo file out of an empty database.
  ///
  /// A due day is a number that reads as the day does, 20261102, and sorts as days do. `created`
  /// counts seconds since 2001 as `Date` does, so that no instant is rounded. The index holds
  /// whole rows in listing order: a list is read from it alone, from start to end.
  static let creation = """
    PRAGMA synchronous = FULL;
    BEGIN;
    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    CREATE TABLE todos (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      due INTEGER NOT NULL,
      done INTEGER NOT NULL,
      created REAL NOT NULL
    ) STRICT;
    CREATE INDEX listing ON todos (due, created, id, done, title);
    COMMIT;
    PRAGMA journal_mode = WAL;
    """

  /// A commit that was acknowledged survives a crash and a power loss; where the system tells
  /// the one from the other (macOS), it is told to wait for the disk itself.
  static let durability = """
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    """

  static let list = "SELECT id, title, due, done, created FROM todos ORDER BY due, created, id"
  static let insert = "INSERT INTO todos (title, due, done, created) VALUES (?1, ?2, 0, ?3)"
  // Text is compared by its bytes: another spelling of the same characters is a change.
  static let update = """
    UPDATE todos SET title = ?2, due = ?3 WHERE id = ?1 AND (title <> ?2 OR due <> ?3)
    """
  static let mark = "UPDATE todos SET done = ?2 WHERE id = ?1 AND done <> ?2"
  static let find = "SELECT id, title, due, done, created FROM todos WHERE id = ?1"
  static let remove = "DELETE FROM todos WHERE id = ?1"
  static let removeDone = "DELETE FROM todos WHERE id = ?1 AND done = 1"
}

extension CalendarDay {
  /// The day as the file has it: 20261102.
  var stored: Int64 {
    Int64(year * 10_000 + month * 100 + day)
  }

  init?(stored: Int64) {
    guard let number = Int(exactly: stored) else { return nil }
    self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }
}
