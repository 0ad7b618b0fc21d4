import Foundation
import Shared
import Testing

/// What isn't ours is refused, each with its own reason, and left exactly as it was.
@Suite struct RefusedFileTests {
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
  func garbage(bytes: [UInt8]) throws {
    _ = try folder.write(bytes)
    try expectRefusal(.notTodoFile(path: path))
  }

  @Test func anEmptyFile() throws {
    _ = try folder.write([])
    try expectRefusal(.emptyFile(path: path))
  }

  @Test func anotherProgramsDatabase() throws {
    try RawDatabase(path).run("CREATE TABLE todos (id INTEGER PRIMARY KEY, title TEXT)")
    try expectRefusal(.foreignDatabase(path: path))
  }

  @Test func anotherProgramsDatabaseWithAnApplicationID() throws {
    try RawDatabase(path).run("PRAGMA application_id = 4711; CREATE TABLE notes (text)")
    try expectRefusal(.foreignDatabase(path: path))
  }

  @Test func anotherProgramsDatabaseWhileItIsOpen() throws {
    let other = try RawDatabase(path)
    try other.run("PRAGMA journal_mode = WAL; CREATE TABLE notes (text)")
    #expect(try folder.contents().count == 3)
    try expectRefusal(.foreignDatabase(path: path))
    try other.run("INSERT INTO notes VALUES ('still here')")
  }

  @Test(arguments: [2, 3, Int32.max])
  func aNewerFormat(version: Int32) throws {
    _ = try SQLiteTodoStore(path: path)
    try RawDatabase(path).run("PRAGMA user_version = \(version)")
    try expectRefusal(.newerFile(path: path, version: version))
  }

  @Test func aNewerFormatThatIsOnlyInTheLogYet() throws {
    _ = try SQLiteTodoStore(path: path)
    let newer = try RawDatabase(path)
    try newer.run("PRAGMA user_version = 2")
    // SQLite's shared memory shows who reads; it isn't part of the file.
    try expectRefusal(.newerFile(path: path, version: 2), except: "todos.sqlite-shm")
    try newer.run("PRAGMA user_version = 3")
  }

  /// A crash has left the log behind; it isn't for us to move it into the file.
  @Test func aNewerFormatInALogThatWasLeft() async throws {
    _ = try SQLiteTodoStore(path: path)
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let newer = try RawDatabase(path)
      try newer.run("PRAGMA user_version = 2")
      kill(getpid(), SIGKILL)
    }
    #expect(try folder.contents().keys.contains("todos.sqlite-wal"))
    try expectRefusal(.newerFile(path: path, version: 2), except: "todos.sqlite-shm")
  }

  @Test(arguments: [0, -1])
  func aFormatThatNeverWas(version: Int32) throws {
    _ = try SQLiteTodoStore(path: path)
    try RawDatabase(path).run("PRAGMA user_version = \(version)")
    try expectRefusal(.damagedFile(path: path))
  }

  @Test(arguments: [
    "DROP TABLE todos", "ALTER TABLE todos RENAME COLUMN due TO day",
    "ALTER TABLE todos RENAME TO tasks",
  ])
  func tablesThatAreNotThere(sql: String) throws {
    _ = try SQLiteTodoStore(path: path)
    try RawDatabase(path).run(sql)
    try expectRefusal(.damagedFile(path: path))
  }

  @Test(arguments: [
    16, 17, 59, 63, 72, 99, 100, 101, 512, 1024, 4095, 4096, 4097, 8192, 20_480, 28_671, -4096, -1,
  ])
  func aTruncatedFile(length: Int) throws {
    let bytes = try fullFile()
    _ = try folder.write(bytes.prefix(length > 0 ? length : bytes.count + length))
    try expectRefusal(.damagedFile(path: path))
  }

  @Test func aFolder() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try expectRefusal(.isFolder(path: path))
  }

  @Test func aPipe() throws {
    #expect(mkfifo(path, 0o600) == 0)
    try expectRefusal(.notTodoFile(path: path))
  }

  @Test func aDevice() {
    #expect(throws: TodoStoreError.notTodoFile(path: "/dev/null")) {
      try SQLiteTodoStore(path: "/dev/null")
    }
  }

  @Test func aFolderThatIsNotThere() throws {
    let path = folder.file("no/todos.sqlite")
    #expect(throws: TodoStoreError.missingFolder(path: path)) { try SQLiteTodoStore(path: path) }
    #expect(try folder.contents().isEmpty)
  }

  @Test(arguments: ["file/todos.sqlite", "file/"])
  func aFolderThatIsAFile(name: String) throws {
    _ = try folder.write([1], to: "file")
    let path = folder.file(name)
    #expect(throws: TodoStoreError.missingFolder(path: path)) { try SQLiteTodoStore(path: path) }
    #expect(try folder.contents().keys.sorted() == ["file"])
  }

  @Test func aLinkToNothing() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder.file("nothing"))
    try expectRefusal(.unreadableFile(path: path))
  }

  @Test(arguments: ["", "\0", "a\0b"])
  func aNameThatNoFileHas(name: String) {
    #expect(throws: TodoStoreError.unreadableFile(path: name)) { try SQLiteTodoStore(path: name) }
  }

  @Test func aNameThatIsTooLong() throws {
    let path = folder.file(String(repeating: "x", count: 300))
    #expect(throws: TodoStoreError.unreadableFile(path: path)) { try SQLiteTodoStore(path: path) }
    #expect(try folder.contents().isEmpty)
  }

  /// Whatever bit flips: never a crash, and a file that is refused stays as it was.
  @Test func aFlippedBit() throws {
    let bytes = try fullFile()
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

  /// Some pages of todos.
  private func fullFile() throws -> [UInt8] {
    do {
      let store = try SQLiteTodoStore(path: path)
      for number in 0..<400 { try store.add("Todo \(number)", at: Double(number)) }
    }
    let bytes = try Data(contentsOf: URL(filePath: path))
    try FileManager.default.removeItem(atPath: path)
    return Array(bytes)
  }

  private func expectRefusal(
    _ error: TodoStoreError, except ignored: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var before = try folder.contents()
    #expect(throws: error, sourceLocation: sourceLocation) { try SQLiteTodoStore(path: path) }
    var after = try folder.contents()
    if let ignored {
      before[ignored] = nil
      after[ignored] = nil
    }
    #expect(before == after, sourceLocation: sourceLocation)
  }
}
