import CSQLite
import Foundation

/// An open SQLite database: a thin wrapper that throws the store's errors.
///
/// Not thread-safe; its owner must lock.
final class SQLiteConnection {
  /// How to open a file.
  enum Mode {
    case readOnly
    case readWrite
    case create
  }

  /// SQLITE_IOERR_SHMSIZE, a macro that Swift can't import.
  private static let sharedMemoryFailure = SQLITE_IOERR | 19 << 8
  /// SQLITE_IOERR_UNLOCK, RDLOCK, CHECKRESERVEDLOCK and LOCK.
  private static let lockFailures = [8, 9, 14, 15].map { SQLITE_IOERR | $0 << 8 }

  /// How long to wait for others, in milliseconds: for a change, and for moving the log.
  private static let longWait: Int32 = 5000
  private static let shortWait: Int32 = 100

  /// The path as given, for messages.
  let path: String
  let handle: OpaquePointer

  init(path: String, reportedAs reportedPath: String, mode: Mode) throws(TodoStoreError) {
    var opened: OpaquePointer?
    // With a leading "./", names that SQLite treats specially (":memory:", "file:…") are files.
    let name = path.utf8.first == UInt8(ascii: "/") ? path : "./" + path
    let code = sqlite3_open_v2(name, &opened, Self.flags(mode), FileLocks.system)
    guard code == SQLITE_OK, let opened else {
      // SQLite returns a connection even if opening failed; it must be closed anyway.
      sqlite3_close_v2(opened)
      throw TodoStoreError(sqlite: code, message: "it can't be opened", path: reportedPath)
    }
    handle = opened
    self.path = reportedPath
    sqlite3_extended_result_codes(handle, 1)
    csqlite_distrust_schema(handle)
    sqlite3_busy_timeout(handle, Self.longWait)
  }

  deinit {
    // Waits for statements that aren't finalized yet, whatever the order of release.
    sqlite3_close_v2(handle)
  }

  func execute(_ sql: String) throws(TodoStoreError) {
    errno = 0
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  func check(_ code: Int32) throws(TodoStoreError) {
    guard code == SQLITE_OK else { throw error(code) }
  }

  func error(_ code: Int32) -> TodoStoreError {
    let reason = errno
    // SQLite reports most locks that the system doesn't support as held by other programs.
    let isBusy = [SQLITE_BUSY, SQLITE_PROTOCOL].contains(code & 0xFF)
    if isBusy && FileLocks.areMissing(reason) || Self.lockFailures.contains(code) {
      return .noLocks(path: path)
    }
    // The shared memory of the log is a file, and the first one to notice a full disk.
    if code == Self.sharedMemoryFailure, sqlite3_system_errno(handle) == ENOSPC {
      return .diskFull(path: path)
    }
    if code & 0xFF == SQLITE_IOERR, reason == EFBIG || fileErrno == EFBIG {
      return .sizeLimit(path: path)
    }
    let message = sqlite3_errmsg(handle).map { String(cString: $0) } ?? ""
    return TodoStoreError(sqlite: code, message: message, path: path)
  }

  /// Why the last call for the file itself failed: after that, SQLite may have called for others.
  private var fileErrno: Int32 {
    var code: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_LAST_ERRNO, &code)
    return code
  }

  /// Runs `body` in a transaction that is rolled back if it throws.
  func transaction<Value>(
    _ body: () throws(TodoStoreError) -> Value
  ) throws(TodoStoreError) -> Value {
    // Immediate: a transaction that reads first could later lose the race for the write lock.
    try run("BEGIN IMMEDIATE", body)
  }

  /// Runs `body` with a consistent view of the database as of one moment.
  func snapshot<Value>(
    _ body: () throws(TodoStoreError) -> Value
  ) throws(TodoStoreError) -> Value {
    try run("BEGIN", body)
  }

  private func run<Value>(
    _ beginning: String, _ body: () throws(TodoStoreError) -> Value
  ) throws(TodoStoreError) -> Value {
    try execute(beginning)
    do {
      let value = try body()
      try execute("COMMIT")
      return value
    } catch {
      // Some errors roll back the transaction by themselves.
      if sqlite3_get_autocommit(handle) == 0 {
        sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      }
      throw error
    }
  }

  /// Moves the log into the file and empties it, unless others read or write for a long time.
  ///
  /// Errors are ignored: the commit is safe in the log, and the next call catches up.
  func moveLog() {
    sqlite3_busy_timeout(handle, Self.shortWait)
    sqlite3_exec(handle, "PRAGMA wal_checkpoint(TRUNCATE)", nil, nil, nil)
    sqlite3_busy_timeout(handle, Self.longWait)
  }

  private static func flags(_ mode: Mode) -> Int32 {
    switch mode {
    case .readOnly: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    }
  }
}
