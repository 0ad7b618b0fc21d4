/// The format of a todo file.
enum TodoSchema {
  /// Marks a file as ours, at offset 68 of its header: "todo" in ASCII.
  static let applicationID: Int32 = 0x746F_646F
  /// The current format, at offset 60 of the header.
  static let version: Int32 = 2
  /// The oldest format that can be read; such files are migrated when they are opened.
  static let oldestVersion: Int32 = 1

  /// Turns an empty database into an empty todo file.
  ///
  /// A due day is a number that reads like the day, 20261102, and sorts like days. `created`
  /// counts seconds since 2001 like `Date`, so that no instant is rounded. The index contains
  /// whole rows in listing order: a list is read from it alone, from start to end.
  static let creation = """
    PRAGMA synchronous = FULL;
    BEGIN;
    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    \(items("todo_items"));
    \(listing(of: "todo_items"));
    \(contents);
    INSERT INTO contents VALUES (0, 0);
    COMMIT;
    PRAGMA journal_mode = WAL;
    """

  static func items(_ table: String) -> String {
    """
    CREATE TABLE \(table) (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      due INTEGER NOT NULL,
      done INTEGER NOT NULL,
      created REAL NOT NULL
    ) STRICT
    """
  }

  static func listing(of table: String) -> String {
    "CREATE INDEX listing ON \(table) (due, created, id, done, title)"
  }

  /// The number of todos and the sum of their checksums, in one row.
  static let contents =
    "CREATE TABLE contents (todos INTEGER NOT NULL, checksum INTEGER NOT NULL) STRICT"

  /// Migrates the tables of the oldest format to the current one.
  ///
  /// The table was renamed, so that a program that still has the file open in the
  /// old format can neither read nor write it.
  static let migration = """
    ALTER TABLE todos RENAME TO todo_items;
    \(contents);
    INSERT INTO contents VALUES (0, 0);
    PRAGMA user_version = \(version);
    """

  /// An acknowledged commit survives a crash and a power loss; where the system distinguishes
  /// the two (macOS), the disk itself is flushed too.
  static let durability = """
    PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    """
  static let logging = "PRAGMA journal_mode = WAL"

  static let list = "SELECT id, title, due, done, created FROM todo_items ORDER BY due, created, id"
  static let find = "SELECT id, title, due, done, created FROM todo_items WHERE id = ?1"
  static let insert = "INSERT INTO todo_items (title, due, done, created) VALUES (?1, ?2, 0, ?3)"
  static let update = "UPDATE todo_items SET title = ?2, due = ?3, done = ?4 WHERE id = ?1"
  static let remove = "DELETE FROM todo_items WHERE id = ?1"
  static let checksum = "SELECT todos, checksum FROM contents"
  /// The largest id ever assigned.
  static let lastID = """
    SELECT max(
      ifnull((SELECT max(id) FROM todo_items), 0),
      ifnull((SELECT max(seq) FROM sqlite_sequence WHERE name = 'todo_items'), 0))
    """
  static let setChecksum = "UPDATE contents SET todos = ?1, checksum = ?2"
}

extension CalendarDay {
  /// The day as stored in the file: 20261102.
  var stored: Int64 {
    Int64(year * 10_000 + month * 100 + day)
  }

  init?(stored: Int64) {
    guard let number = Int(exactly: stored) else { return nil }
    self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }
}

/// Migrates a file of an older version to the current format.
enum TodoMigration {
  /// All or nothing, and only once: another process may have been faster.
  static func run(on connection: SQLiteConnection) throws(TodoStoreError) {
    try connection.transaction { () throws(TodoStoreError) in
      guard try TodoSchema.check(connection) < TodoSchema.version else { return }
      try connection.execute(TodoSchema.migration)
      let statements = try TodoStatements(on: connection)
      try statements.set(TodoChecksum(of: statements.list.todos()))
    }
  }
}
