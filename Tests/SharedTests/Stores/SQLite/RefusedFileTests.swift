import Foundation
import Shared
import Testing

/// Files that aren't ours are refused, each with its reason, and left unchanged.
@Suite("Files that are refused")
struct RefusedFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file()
  }

  @Test(
    arguments: [
      Array("Shopping: milk, bread\n".utf8), [0], Array(repeating: 0, count: 4096),
      (0..<20_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }, Array("SQLite format 3".utf8),
    ] as [[UInt8]])
  func `Garbage is refused`(bytes: [UInt8]) throws {
    _ = try folder.write(bytes)
    try expectRefusal(.notTodoFile(path: path))
  }

  @Test func `An empty file is refused`() throws {
    _ = try folder.write([])
    try expectRefusal(.emptyFile(path: path))
  }

  /// SQLite would read from a pipe without end.
  @Test(arguments: ["-wal", "-shm", "-journal"])
  func `A pipe or a folder in place of a log is refused`(suffix: String) throws {
    _ = try SQLiteTodoStore(path: path)
    let log = path + suffix
    try #require(mkfifo(log, 0o600) == 0)
    #expect(throws: TodoStoreError.irregularLog(path: log)) { try SQLiteTodoStore(path: path) }
    try FileManager.default.removeItem(atPath: log)
    try #require(mkdir(log, 0o700) == 0)
    #expect(throws: TodoStoreError.irregularLog(path: log)) { try SQLiteTodoStore(path: path) }
    try FileManager.default.removeItem(atPath: log)
    #expect(try SQLiteTodoStore(path: path).todos().isEmpty)
  }

  @Test func `Another program's database is refused`() throws {
    try RawDatabase(path).run("CREATE TABLE todos (id INTEGER PRIMARY KEY, title TEXT)")
    try expectRefusal(.foreignDatabase(path: path))
  }

  @Test func `Another program's database with an application ID is refused`() throws {
    try RawDatabase(path).run("PRAGMA application_id = 4711; CREATE TABLE notes (text)")
    try expectRefusal(.foreignDatabase(path: path))
  }

  @Test func `Another program's database while it is open is refused`() throws {
    let other = try RawDatabase(path)
    try other.run("PRAGMA journal_mode = WAL; CREATE TABLE notes (text)")
    #expect(try folder.contents().count == 3)
    try expectRefusal(.foreignDatabase(path: path))
    try other.run("INSERT INTO notes VALUES ('still here')")
  }

  @Test(arguments: [3, 4, Int32.max])
  func `A newer format is refused`(version: Int32) throws {
    _ = try SQLiteTodoStore(path: path)
    try RawDatabase(path).run("PRAGMA user_version = \(version)")
    try expectRefusal(.newerFile(path: path, version: version))
  }

  @Test func `A newer format that is only in the log yet is refused`() throws {
    _ = try SQLiteTodoStore(path: path)
    let newer = try RawDatabase(path)
    try newer.run("PRAGMA user_version = 3")
    // SQLite's shared memory records who reads; it isn't part of the file.
    try expectRefusal(.newerFile(path: path, version: 3), except: "todos.sqlite-shm")
    try newer.run("PRAGMA user_version = 4")
  }

  /// A crash left the log; we mustn't move it into the file.
  @Test func `A newer format in a log that was left is refused`() async throws {
    _ = try SQLiteTodoStore(path: path)
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let newer = try RawDatabase(path)
      try newer.run("PRAGMA user_version = 3")
      kill(getpid(), SIGKILL)
    }
    #expect(try folder.contents().keys.contains("todos.sqlite-wal"))
    try expectRefusal(.newerFile(path: path, version: 3), except: "todos.sqlite-shm")
  }

  /// The log is next to the file, not next to the link.
  @Test func `A newer format in a log that was left is refused through a link`() async throws {
    let link = folder.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    _ = try SQLiteTodoStore(path: path)
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let newer = try RawDatabase(path)
      try newer.run("PRAGMA user_version = 3")
      kill(getpid(), SIGKILL)
    }
    try expectRefusal(
      .newerFile(path: link, version: 3), of: link, except: "todos.sqlite-shm")
  }

  @Test(arguments: [0, -1])
  func `A format that never was is refused`(version: Int32) throws {
    _ = try SQLiteTodoStore(path: path)
    try RawDatabase(path).run("PRAGMA user_version = \(version)")
    try expectRefusal(.damagedFile(path: path))
  }

  @Test(
    arguments: [
      "DROP TABLE todo_items", "ALTER TABLE todo_items RENAME COLUMN due TO day",
      "ALTER TABLE todo_items RENAME TO tasks", "DROP TABLE contents", "DELETE FROM contents",
    ])
  func `Tables that are not there are refused`(sql: String) throws {
    _ = try SQLiteTodoStore(path: path)
    try RawDatabase(path).run(sql)
    try expectRefusal(.damagedFile(path: path))
  }

  /// Some of them would keep SQLite busy forever if they were queried.
  @Test(
    arguments: [
      "CREATE TRIGGER other BEFORE INSERT ON todo_items BEGIN SELECT RAISE(IGNORE); END",
      "CREATE TRIGGER other AFTER DELETE ON contents BEGIN DELETE FROM todo_items; END",
      "CREATE TABLE other (text)", "CREATE VIEW other AS SELECT * FROM todo_items",
      "CREATE UNIQUE INDEX other ON todo_items (title)", "DROP INDEX listing",
      "DROP INDEX listing; CREATE INDEX listing ON todo_items (due, created, id, done)",
      "DROP TABLE contents; CREATE VIEW contents AS SELECT 0 AS todos, 0 AS checksum",
      """
      DROP TABLE contents; CREATE VIEW contents AS
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
      SELECT max(i) AS todos, 0 AS checksum FROM n
      """,
      """
      DROP TABLE todo_items;
      CREATE VIRTUAL TABLE todo_items USING fts5(id, title, due, done, created)
      """,
      rewritten("title TEXT NOT NULL", "title TEXT NOT NULL COLLATE NOCASE"),
      rewritten("title TEXT NOT NULL", "title TEXT NOT NULL UNIQUE ON CONFLICT IGNORE"),
      rewritten("done INTEGER NOT NULL", "done INTEGER NOT NULL CHECK (done < 2)"),
      rewritten("created REAL NOT NULL", "created REAL NOT NULL, other AS (id + due)"),
      rewritten("AUTOINCREMENT", ""), rewritten("STRICT", ""),
      rewritten("todo_items (", "todo_items  ("),
    ])
  func `A schema that isn't ours is refused`(sql: String) throws {
    do { try SQLiteTodoStore(path: path).add("Milk") }
    try RawDatabase(path).run(sql)
    try expectRefusal(.damagedFile(path: path))
  }

  /// Changes only the text of the schema.
  private static func rewritten(_ text: String, _ other: String) -> String {
    """
    PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = replace(sql, '\(text)', '\(other)') WHERE name = 'todo_items';
    """
  }

  @Test(arguments: ["ANALYZE", "PRAGMA optimize", "VACUUM", "REINDEX"])
  func `A file that another program looked after isn't refused`(sql: String) throws {
    let store = try SQLiteTodoStore(path: path)
    try store.add("Milk")
    try RawDatabase(path).run(sql)
    try store.add("Bread")
    #expect(try SQLiteTodoStore(path: path).todos().count == 2)
  }

  @Test func `A second row of contents is refused`() throws {
    _ = try SQLiteTodoStore(path: path)
    try RawDatabase(path).run("INSERT INTO contents VALUES (0, 0)")
    try expectRefusal(.damagedFile(path: path))
  }

  @Test(
    arguments: [
      16, 17, 59, 63, 72, 99, 100, 101, 512, 1024, 4095, 4096, 4097, 8192, 20_480, 28_671, -4096,
      -1,
    ])
  func `A truncated file is refused`(length: Int) throws {
    let bytes = try Self.fullFile.get()
    _ = try folder.write(bytes.prefix(length > 0 ? length : bytes.count + length))
    try expectRefusal(.damagedFile(path: path))
  }

  @Test func `A folder is refused`() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try expectRefusal(.isFolder(path: path))
  }

  @Test func `A pipe is refused`() throws {
    #expect(mkfifo(path, 0o600) == 0)
    try expectRefusal(.notTodoFile(path: path))
  }

  @Test func `A device is refused`() {
    #expect(throws: TodoStoreError.notTodoFile(path: "/dev/null")) {
      try SQLiteTodoStore(path: "/dev/null")
    }
  }

  @Test func `A folder that is not there is refused`() throws {
    let path = folder.file("no/todos.sqlite")
    #expect(throws: TodoStoreError.missingFolder(path: path)) { try SQLiteTodoStore(path: path) }
    #expect(try folder.contents().isEmpty)
  }

  @Test(arguments: ["file/todos.sqlite", "file/"])
  func `A folder that is a file is refused`(name: String) throws {
    _ = try folder.write([1], to: "file")
    let path = folder.file(name)
    #expect(throws: TodoStoreError.missingFolder(path: path)) { try SQLiteTodoStore(path: path) }
    #expect(try folder.contents().keys.sorted() == ["file"])
  }

  @Test func `A link to nothing is refused`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder.file("nothing"))
    try expectRefusal(.danglingLink(path: path))
  }

  @Test func `A link to itself is refused`() throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    #expect(throws: TodoStoreError.danglingLink(path: path)) { try SQLiteTodoStore(path: path) }
  }

  @Test(arguments: ["", "\0", "a\0b"])
  func `A name that no file has is refused`(name: String) {
    #expect(throws: TodoStoreError.unreadableFile(path: name)) { try SQLiteTodoStore(path: name) }
  }

  @Test func `A name that is too long is refused`() throws {
    let path = folder.file(String(repeating: "x", count: 300))
    #expect(throws: TodoStoreError.unreadableFile(path: path)) { try SQLiteTodoStore(path: path) }
    #expect(try folder.contents().isEmpty)
  }

  /// The title is stored both in the table and in the index for the list.
  @Test(arguments: [0, 1])
  func `A letter that differs in one of its two places is refused`(place: Int) throws {
    do { try SQLiteTodoStore(path: path).add("Sassafras") }
    var bytes = try Data(contentsOf: URL(filePath: path))
    let places = bytes.indices.filter { bytes[$0...].starts(with: Array("Sassafras".utf8)) }
    #expect(places.count == 2)
    bytes[places[place]] ^= 1
    _ = try folder.write(bytes)
    try expectRefusal(.damagedFile(path: path))
  }

  /// Whatever bit flips, nothing crashes and a refused file stays unchanged.
  @Test func `A flipped bit is refused`() throws {
    let bytes = try Self.fullFile.get()
    let offsets = Array(0..<100) + Array(stride(from: 100, to: bytes.count, by: 97))
    for offset in offsets {
      var flipped = bytes
      flipped[offset] ^= 1 << UInt8(offset % 8)
      _ = try folder.write(flipped)
      let before = try folder.contents()
      do {
        _ = try SQLiteTodoStore(path: path).todos()
      } catch {
        #expect(try folder.contents() == before, "byte \(offset): \(error)")
      }
    }
  }

  /// Several pages of todos.
  private static let fullFile = Result {
    let folder = try TemporaryFolder()
    do {
      let store = try SQLiteTodoStore(path: folder.file())
      for number in 0..<400 { try store.add("Todo \(number)", at: Double(number)) }
    }
    return try Array(Data(contentsOf: URL(filePath: folder.file())))
  }

  private func expectRefusal(
    _ error: TodoStoreError, of link: String? = nil, except ignored: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var before = try folder.contents()
    #expect(throws: error, sourceLocation: sourceLocation) {
      try SQLiteTodoStore(path: link ?? path)
    }
    var after = try folder.contents()
    if let ignored {
      before[ignored] = nil
      after[ignored] = nil
    }
    #expect(before == after, sourceLocation: sourceLocation)
  }
}
