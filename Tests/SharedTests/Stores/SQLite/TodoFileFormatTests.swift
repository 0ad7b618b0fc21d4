import Foundation
import Synchronization
import Testing

@testable import Shared

/// The format of a todo file and SQLite's settings for it, queried from SQLite.
@Suite("The format of the file")
struct TodoFileFormatTests {
  private let folder: TemporaryFolder
  private let store: SQLiteTodoStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SQLiteTodoStore(path: folder.file())
  }

  @Test(
    arguments: [
      // FULL: a commit survives a power loss.
      ("synchronous", 2), ("fullfsync", 1), ("busy_timeout", 5000), ("application_id", 0x746F_646F),
      ("user_version", 2),
    ])
  func `A store is set up`(pragma: String, value: Int64) throws {
    let number = try store.database.withLock {
      try SQLiteStatement("PRAGMA \(pragma)", on: $0.connection).number()
    }
    #expect(number == value)
  }

  @Test func `Changes are logged ahead`() throws {
    #expect(try RawDatabase(folder.file()).column("PRAGMA journal_mode") == ["wal"])
    #expect(try folder.contents().keys.contains("todos.sqlite-wal"))
  }

  /// After damage in a log, later changes in it are lost.
  @Test func `What is acknowledged is in the file itself`() throws {
    let milk = try store.add("Milk")
    try store.setDone(true, milk.id)
    #expect(try folder.contents()["todos.sqlite-wal"]?.bytes == Data())
    let bytes = try #require(folder.contents()["todos.sqlite"]?.bytes)
    let alone = try folder.write(bytes, to: "alone.sqlite")
    #expect(try SQLiteTodoStore(path: alone).rows() == ["[x] Milk 2026-11-21"])
  }

  @Test func `Who reads for long keeps changes in the log until the next one`() throws {
    let reader = try RawDatabase(folder.file())
    try reader.run("BEGIN; SELECT count(*) FROM todo_items")
    let milk = try store.add("Milk")
    #expect(try folder.contents()["todos.sqlite-wal"]?.bytes?.isEmpty == false)
    try reader.run("COMMIT")
    try store.setDone(true, milk.id)
    #expect(try folder.contents()["todos.sqlite-wal"]?.bytes == Data())
  }

  @Test(arguments: [0, -0.0, 0.1, -1e300, .infinity])
  func `The checksum is that of the todos`(seconds: Double) throws {
    let milk = try store.add("Caf\u{E9}\0!", at: seconds)
    try store.add("", due: "0001-01-01")
    try store.setDone(true, milk.id)
    let raw = try RawDatabase(folder.file())
    let expected = TodoChecksum(of: Array(try store.todos()))
    #expect(try raw.column("SELECT todos FROM contents") == ["2"])
    #expect(try raw.column("SELECT checksum FROM contents") == ["\(expected.sum)"])
    #expect(try SQLiteTodoStore(path: folder.file()).todos() == store.todos())
    try store.delete(milk.id)
    #expect(try SQLiteTodoStore(path: folder.file()).todos() == store.todos())
  }

  /// Computed by Python's zlib from four 8-byte little-endian numbers and the title.
  @Test func `Another program can compute the checksum`() throws {
    try store.add("Caf\u{E9}\0!", due: "2026-11-21", at: 0.5)
    #expect(
      try RawDatabase(folder.file()).column("SELECT checksum FROM contents") == ["2021426022"])
  }

  @Test func `The list is read through the index alone`() throws {
    let plan = try RawDatabase(folder.file()).plan(TodoSchema.list)
    #expect(plan == ["SCAN todo_items USING COVERING INDEX listing"])
  }

  @Test func `A todo is stored as it reads`() throws {
    try store.add("Caf\u{E9}\0!", due: "2026-11-02", at: 0.5)
    let rows = try RawDatabase(folder.file()).column(
      "SELECT id || ' ' || hex(title) || ' ' || due || ' ' || done || ' ' || created FROM todo_items"
    )
    #expect(rows == ["1 436166C3A90021 20261102 0 0.5"])
  }

  @Test func `A closed store leaves one file`() throws {
    let path = folder.file("other")
    do {
      let store = try SQLiteTodoStore(path: path)
      try store.add("Milk")
    }
    #expect(try folder.contents().keys.filter { $0.hasPrefix("other") } == ["other"])
    #expect(try SQLiteTodoStore(path: path).rows() == ["[ ] Milk 2026-11-21"])
  }

  @Test func `Making a file leaves no draft`() throws {
    #expect(try folder.contents().keys.allSatisfy { $0.hasPrefix("todos.sqlite") })
  }

  @Test(arguments: [":memory:", "file:x?mode=memory", "a b#c?d%41ü", "-dash", "x;'\""])
  func `Every name is a file`(name: String) throws {
    let path = folder.file(name)
    try SQLiteTodoStore(path: path).add("Milk")
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(try SQLiteTodoStore(path: path).rows() == ["[ ] Milk 2026-11-21"])
  }

  /// In a separate process, because the current folder applies to all of it.
  @Test func `A name in the current folder is a file`() async throws {
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      #expect(chdir(path) == 0)
      for name in [":memory:", "file:x?mode=memory", "plain", "./dot"] {
        try SQLiteTodoStore(path: name).add("Milk")
        #expect(try SQLiteTodoStore(path: name).rows() == ["[ ] Milk 2026-11-21"])
      }
    }
    let names = try folder.contents().keys.filter { !$0.hasPrefix("todos") }.sorted()
    #expect(names == [":memory:", "dot", "file:x?mode=memory", "plain"])
  }

  @Test(arguments: ["\u{301}x", "Caf\u{E9}", "Cafe\u{301}"])
  func `A name keeps its bytes`(name: String) throws {
    try SQLiteTodoStore(path: folder.file(name)).add("Milk")
    let names = try folder.contents().keys.filter { !$0.hasPrefix("todos") }
    #expect(names.map { Array($0.utf8) } == [Array(name.utf8)])
  }

  @Test func `A link is followed`() throws {
    try store.add("Milk")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: folder.file())
    #expect(try SQLiteTodoStore(path: folder.file("link")).rows() == ["[ ] Milk 2026-11-21"])
  }

  @Test func `Another journal mode is put right`() throws {
    let path = folder.file("other")
    _ = try SQLiteTodoStore(path: path)
    #expect(try RawDatabase(path).column("PRAGMA journal_mode = DELETE") == ["delete"])
    _ = try SQLiteTodoStore(path: path)
    #expect(try RawDatabase(path).column("PRAGMA journal_mode") == ["wal"])
  }
}
