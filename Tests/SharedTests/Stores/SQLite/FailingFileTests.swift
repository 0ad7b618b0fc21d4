import Foundation
import Synchronization
import Testing

@testable import Shared

/// A todo file that can't be read or written at the moment.
@Suite("A file that fails")
struct FailingFileTests {
  private let folder: TemporaryFolder
  private let path: String
  private let store: SQLiteTodoStore

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file()
    store = try SQLiteTodoStore(path: path)
  }

  @Test func `A full disk changes nothing`() throws {
    let milk = try store.add("Milk")
    let notices = Counter()
    let observation = store.observe { _ in notices.increment() }
    let long = String(repeating: "long ", count: 10_000)
    try execute("PRAGMA max_page_count = 1")

    #expect(throws: TodoStoreError.diskFull(path: path)) { try store.add(long) }
    #expect(throws: TodoStoreError.diskFull(path: path)) {
      try store.edit(milk.id, title: long, due: "2027-01-01")
    }
    #expect(try Array(store.todos()) == [milk])
    #expect(try Array(SQLiteTodoStore(path: path).todos()) == [milk])
    #expect(notices.count == 0)

    try execute("PRAGMA max_page_count = 100000")
    try store.edit(milk.id, title: long, due: "2027-01-01")
    #expect(try store.todos().map(\.title) == [long])
    #expect(notices.count == 1)
    withExtendedLifetime(observation) {}
  }

  /// In a separate process, because the limit applies to all of it.
  @Test func `A file that may not get larger stays as it is`() async throws {
    let milk = try store.add("Milk")
    await #expect(processExitsWith: .success) { [path = path as String] in
      let store = try SQLiteTodoStore(path: path)
      let before = try store.todos()
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit()
      getrlimit(fileSizeLimit, &limit)
      let unlimited = limit
      limit.rlim_cur = 100_000
      setrlimit(fileSizeLimit, &limit)
      #expect(throws: TodoStoreError.sizeLimit(path: path)) {
        try store.add(String(repeating: "long ", count: 100_000))
      }
      #expect(try store.todos() == before)
      var back = unlimited
      setrlimit(fileSizeLimit, &back)
      try store.add("Bread")
    }
    #expect(try store.todos().map(\.title) == ["Milk", "Bread"])
    #expect(try store.todos().first == milk)
  }

  @Test(arguments: [0, 1_000, 5_000, 10_000] as [rlim_t])
  func `A limit of file sizes that leaves no room for a new file is named`(
    size: rlim_t
  ) async throws {
    let path = folder.file("new")
    await #expect(processExitsWith: .success) { [path = path as String, size = size as rlim_t] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit()
      getrlimit(fileSizeLimit, &limit)
      let unlimited = limit
      limit.rlim_cur = size
      setrlimit(fileSizeLimit, &limit)
      #expect(throws: TodoStoreError.sizeLimit(path: path)) { try SQLiteTodoStore(path: path) }
      var back = unlimited
      setrlimit(fileSizeLimit, &back)
      _ = try SQLiteTodoStore(path: path)
    }
  }

  @Test func `A file in use is reported`() throws {
    let milk = try store.add("Milk")
    let other = try RawDatabase(path)
    try other.run("BEGIN IMMEDIATE")
    try execute("PRAGMA busy_timeout = 0")
    #expect(throws: TodoStoreError.busy(path: path)) { try store.add("Bread") }
    #expect(throws: TodoStoreError.busy(path: path)) { try store.deleteDone(among: [milk.id]) }
    // Reading never waits.
    #expect(try Array(store.todos()) == [milk])
    try other.run("COMMIT")
    try store.add("Bread")
    #expect(try store.todos().count == 2)
  }

  @Test func `Clearing is all or nothing`() throws {
    let ids = try ["a", "b", "c"].map { try store.add($0).id }
    for id in ids { try store.setDone(true, id) }
    let before = try store.todos()
    let notices = Counter()
    let observation = store.observe { _ in notices.increment() }
    try execute(
      """
      CREATE TEMP TRIGGER keep BEFORE DELETE ON main.todo_items WHEN old.title = 'c'
      BEGIN SELECT RAISE(ABORT, 'kept'); END
      """)
    #expect(throws: TodoStoreError.unexpected(path: path, code: 1811, message: "kept")) {
      try store.deleteDone(among: ids)
    }
    #expect(try store.todos() == before)
    #expect(notices.count == 0)
    try execute("DROP TRIGGER keep")
    try store.deleteDone(among: ids)
    #expect(try store.todos().isEmpty)
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: ["INSERT", "UPDATE", "DELETE"])
  func `A change that SQLite acknowledges and doesn't make is refused`(change: String) throws {
    let milk = try store.add("Milk")
    try execute(
      """
      CREATE TEMP TRIGGER keep BEFORE \(change) ON main.todo_items BEGIN SELECT RAISE(IGNORE); END
      """)
    #expect(throws: TodoStoreError.damagedFile(path: path)) {
      switch change {
      case "INSERT": try store.add("Bread")
      case "UPDATE": try store.setDone(true, milk.id)
      default: try store.delete(milk.id)
      }
    }
    #expect(try Array(store.todos()) == [milk])
    #expect(try Array(SQLiteTodoStore(path: path).todos()) == [milk])
  }

  @Test(
    arguments: [
      "CREATE TRIGGER other BEFORE INSERT ON todo_items BEGIN SELECT RAISE(IGNORE); END",
      "CREATE TRIGGER other AFTER INSERT ON todo_items BEGIN DELETE FROM todo_items; END",
      """
      CREATE TRIGGER other AFTER INSERT ON todo_items BEGIN
        DELETE FROM contents WHERE (
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n);
      END
      """,
    ])
  func `A trigger that another program adds to an open file doesn't run`(trigger: String) throws {
    let milk = try store.add("Milk")
    let other = try RawDatabase(path)
    try other.run(trigger)
    let damaged = TodoStoreError.damagedFile(path: path)
    #expect(throws: damaged) { try store.add("Bread") }
    #expect(throws: damaged) { try store.todos() }
    #expect(throws: damaged) { try SQLiteTodoStore(path: path) }
    try other.run("DROP TRIGGER other")
    #expect(try Array(store.todos()) == [milk])
    try store.add("Bread")
    #expect(try store.todos().count == 2)
  }

  @Test(
    arguments: [
      "UPDATE sqlite_sequence SET seq = 9223372036854775807",
      "UPDATE todo_items SET id = 9223372036854775807",
    ])
  func `An id too many isn't a full disk`(sql: String) throws {
    // In the second case, the checksum is that of the todo with the last id.
    try store.add("Milk")
    let other = try RawDatabase(path)
    try other.run(sql)
    let todo = TodoItem(
      id: .init(rawValue: sql.contains("seq") ? 1 : .max), title: "Milk", due: "2026-11-21",
      isDone: false, created: Date(timeIntervalSinceReferenceDate: 0))
    try other.run("UPDATE contents SET checksum = \(TodoChecksum(of: [todo]).sum)")
    #expect(throws: TodoStoreError.noMoreIDs(path: path)) { try store.add("Bread") }
    #expect(try Array(store.todos()) == [todo])
  }

  /// The store doesn't write to it either, until the row is restored.
  @Test(
    arguments: [
      "due = 20261341", "due = 0", "due = -20261121", "due = 9223372036854775807", "done = 2",
      "done = -1", "title = CAST(x'FF' AS TEXT)", "title = CAST(x'61C0' AS TEXT)",
      "title = 'Beard'", "due = 20261122", "done = 1", "created = 1", "id = 3",
    ])
  func `A row that no program would write is damage`(change: String) throws {
    try store.add("Milk")
    let bread = try store.add("Bread")
    let other = try RawDatabase(path)
    try other.run("UPDATE todo_items SET \(change) WHERE id = 2")
    let damaged = TodoStoreError.damagedFile(path: path)
    #expect(throws: damaged) { try store.todos() }
    #expect(throws: damaged) { try store.add("Eggs") }
    #expect(throws: damaged) { try store.setDone(true, bread.id) }
    #expect(throws: damaged) { try store.delete(bread.id) }
    #expect(throws: damaged) { try SQLiteTodoStore(path: path) }
    try other.run(
      """
      UPDATE todo_items
      SET id = 2, title = 'Bread', due = 20261121, done = 0, created = 0 WHERE id > 1
      """)
    try store.setDone(true, bread.id)
    #expect(try store.rows() == ["[ ] Milk 2026-11-21", "[x] Bread 2026-11-21"])
  }

  @Test func `A row that is gone without a word is missed`() throws {
    try store.add("Milk")
    try store.add("Bread")
    try RawDatabase(path).run("DELETE FROM todo_items WHERE id = 2")
    #expect(throws: TodoStoreError.damagedFile(path: path)) { try store.todos() }
  }

  @Test func `An invalid instant isn't stored`() throws {
    #expect(throws: TodoStoreError.self) { try store.add("Milk", at: .nan) }
    #expect(try store.todos().isEmpty)
  }

  @Test func `What is written to a deleted file is not lost silently`() throws {
    let milk = try store.add("Milk")
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: TodoStoreError.movedFile(path: path)) { try store.add("Bread") }
    #expect(throws: TodoStoreError.movedFile(path: path)) { try store.setDone(true, milk.id) }
    #expect(throws: TodoStoreError.movedFile(path: path)) { try store.delete(milk.id) }
    #expect(throws: TodoStoreError.movedFile(path: path)) { try store.deleteDone(among: []) }
  }

  /// When the process ends, everything that it wrote to a deleted log would be lost.
  @Test func `What is written to a deleted log is not lost silently`() throws {
    let path = folder.file("other")
    do {
      let store = try SQLiteTodoStore(path: path)
      let milk = try store.add("Milk")
      try FileManager.default.removeItem(atPath: path + "-wal")
      let error = #expect(throws: TodoStoreError.self) { try store.add("Bread") }
      guard let error, case .movedFile(let log) = error, log.hasSuffix("/other-wal") else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(throws: error) { try store.setDone(true, milk.id) }
      #expect(throws: error) { try store.deleteDone(among: [milk.id]) }
      #expect(try Array(store.todos()) == [milk])
    }
    // The acknowledged change was moved into the file when the store was closed.
    #expect(try SQLiteTodoStore(path: path).rows() == ["[ ] Milk 2026-11-21"])
  }

  private func execute(_ sql: String) throws {
    try store.database.withLock { try $0.connection.execute(sql) }
  }
}

#if canImport(Glibc)
  private let fileSizeLimit = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#else
  private let fileSizeLimit = RLIMIT_FSIZE
#endif
