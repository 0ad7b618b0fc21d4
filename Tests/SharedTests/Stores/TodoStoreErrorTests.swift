import CSQLite
import Foundation
import Testing

@testable import Shared

@Suite("Errors of the store")
struct TodoStoreErrorTests {
  private static let path = "/home/ann/todos.sqlite"

  @Test(
    arguments: [
      (.missingTodo(.init(rawValue: 1)), "The todo is no longer there."),
      (
        .missingFolder(path: path),
        "The folder of “\(path)” doesn't exist; create it or choose another file with --store."
      ),
      (
        .readOnlyFolder(path: path),
        "The folder of “\(path)” can't be written to; choose another file with --store."
      ),
      (.isFolder(path: path), "“\(path)” is a folder; choose a file with --store."),
      (
        .danglingLink(path: path),
        "“\(path)” is a link that leads nowhere; remove it or choose another file with --store."
      ),
      (
        .unreadableFile(path: path),
        "“\(path)” can't be opened; check its permissions or choose another file with --store."
      ),
      (
        .readOnlyFile(path: path),
        "“\(path)” can't be written to; make it writable or choose another file with --store."
      ),
      (
        .emptyFile(path: path),
        "“\(path)” is empty and no todo file; delete it or choose another file with --store."
      ),
      (.notTodoFile(path: path), "“\(path)” isn't a todo file; choose another file with --store."),
      (
        .foreignDatabase(path: path),
        "“\(path)” is another program's database; choose another file with --store."
      ),
      (
        .newerFile(path: path, version: 2),
        "“\(path)” was made by a newer version (format 2); use that one to open it."
      ),
      (
        .damagedFile(path: path),
        "“\(path)” is damaged; restore it from a backup or choose another file with --store."
      ),
      (
        .irregularLog(path: path),
        """
        “\(path)” isn't a regular file, but the log has to be there; \
        move it or choose another --store.
        """
      ),
      (
        .sizeLimit(path: path),
        "“\(path)” has reached the limit of file sizes; raise it (ulimit -f) and try again."
      ),
      (
        .movedFile(path: path),
        "“\(path)” was moved or deleted while it was open; put it back or start again."
      ),
      (
        .noMoreIDs(path: path),
        "“\(path)” has given its last todo number away; choose another file with --store."
      ),
      (
        .noLocks(path: path),
        "“\(path)” is where files can't be locked; choose another file with --store."
      ),
      (.diskFull(path: path), "The disk of “\(path)” is full; make room and try again."),
      (
        .inputOutput(path: path, code: 778),
        "“\(path)” couldn't be read or written (SQLite error 778); check the disk and try again."
      ),
      (.busy(path: path), "“\(path)” is in use by another program; try again in a moment."),
      (
        .unexpected(path: path, code: 1, message: "no such table"),
        """
        “\(path)” couldn't be used: no such table (SQLite error 1); \
        choose another file with --store.
        """
      ),
    ] as [(TodoStoreError, String)])
  func `An error says what happened and what to do`(error: TodoStoreError, text: String) {
    #expect("\(error)" == text)
  }

  @Test(
    arguments: [
      (SQLITE_FULL, .diskFull(path: path)),
      (SQLITE_IOERR | 3 << 8, .inputOutput(path: path, code: 778)),
      (SQLITE_BUSY | 2 << 8, .busy(path: path)), (SQLITE_LOCKED, .busy(path: path)),
      (SQLITE_PROTOCOL, .busy(path: path)),
      (SQLITE_CORRUPT | 1 << 8, .damagedFile(path: path)),
      (SQLITE_NOTADB, .damagedFile(path: path)), (SQLITE_READONLY, .readOnlyFile(path: path)),
      (SQLITE_CANTOPEN, .unreadableFile(path: path)), (SQLITE_PERM, .unreadableFile(path: path)),
      (SQLITE_TOOBIG, .unexpected(path: path, code: 18, message: "why")),
    ] as [(Int32, TodoStoreError)])
  func `Every code of SQLite has a meaning`(code: Int32, error: TodoStoreError) {
    #expect(TodoStoreError(sqlite: code, message: "why", path: Self.path) == error)
  }

  @Test(
    arguments: [
      (ENOSPC, .diskFull(path: path)), (EDQUOT, .diskFull(path: path)),
      (EFBIG, .sizeLimit(path: path)),
      (EIO, .inputOutput(path: path, code: 10)),
      (EPERM, .unexpected(path: path, code: 14, message: "Operation not permitted")),
    ] as [(Int32, TodoStoreError)])
  func `A new file that can't be given its name has a meaning`(code: Int32, error: TodoStoreError) {
    #expect(TodoStoreError(system: code, path: Self.path) == error)
  }
}
