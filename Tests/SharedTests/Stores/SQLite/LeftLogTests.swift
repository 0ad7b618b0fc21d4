import Foundation
import Shared
import Testing

/// A log that a crash left next to a file, and a file that doesn't match the log.
@Suite("A log that was left")
struct LeftLogTests {
  private let folder: TemporaryFolder
  private let path: String
  /// The number of todos; they take several pages.
  private let count = 60

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file()
  }

  /// The result of a full disk or a power loss while the log is moved into the file.
  @Test func `A file that ends in the midst of a page opens when its log has the page`() throws {
    let (file, log) = try fileAndLog(marking: "id > 0")
    #expect(file.count % 4096 == 0)
    _ = try folder.write(file + Data(repeating: 1, count: 100))
    _ = try folder.write(log, to: "todos.sqlite-wal")
    #expect(try SQLiteTodoStore(path: path).todos().count == count)
    #expect(try SQLiteTodoStore(path: path).todos().count == count)
  }

  @Test func `It is moved into the file when that is opened`() throws {
    let (file, log) = try fileAndLog(marking: "id > 0")
    _ = try folder.write(file)
    _ = try folder.write(log, to: "todos.sqlite-wal")
    let store = try SQLiteTodoStore(path: path)
    #expect(try folder.contents()["todos.sqlite-wal"]?.bytes == Data())
    #expect(try store.todos().count == count)
  }

  @Test
  func `A file that ends in the midst of a page is refused when its log lacks the page`() throws {
    let (file, log) = try fileAndLog(marking: "id = 1")
    try expectRefusal(of: file.prefix(3 * 4096 - 2000), log)
  }

  @Test func `A file that lacks a page stays as it is, and so does its log`() throws {
    let (file, log) = try fileAndLog(marking: "id = 1")
    try expectRefusal(of: file.prefix(2 * 4096), log)
  }

  /// All todos in the file, and some in the log too, which the store itself would have emptied.
  private func fileAndLog(marking chosen: String) throws -> (Data, Data) {
    do {
      let store = try SQLiteTodoStore(path: path)
      for number in 0..<count { try store.add(title(number)) }
    }
    let other = try RawDatabase(path)
    for isDone in [1, 0] {
      try other.run("UPDATE todo_items SET done = \(isDone) WHERE \(chosen)")
    }
    let contents = try folder.contents()
    return try (
      #require(contents["todos.sqlite"]?.bytes), #require(contents["todos.sqlite-wal"]?.bytes)
    )
  }

  private func title(_ number: Int) -> String {
    "\(number) " + String(repeating: "long ", count: 50)
  }

  private func expectRefusal(of file: Data, _ log: Data) throws {
    _ = try folder.write(file)
    _ = try folder.write(log, to: "todos.sqlite-wal")
    #expect(throws: TodoStoreError.damagedFile(path: path)) {
      try SQLiteTodoStore(path: path).todos()
    }
    let after = try folder.contents()
    #expect(after["todos.sqlite"]?.bytes == file)
    #expect(after["todos.sqlite-wal"]?.bytes == log)
  }
}
