import CSQLite
import Foundation

/// An open SQLite database: a thin wrapper whose errors are the store's.
///
/// Not safe to use from two threads at once; whoever owns it locks.
final class SQLiteConnection {
  /// How a file is opened.
  enum Mode {
    case readOnly
    case readWrite
    case create
  }

  /// SQLITE_IOERR_SHMSIZE, a macro that Swift can't read.
  private static let sharedMemoryFailure = SQLITE_IOERR | 19 << 8
  /// SQLITE_IOERR_UNLOCK, RDLOCK, CHECKRESERVEDLOCK and LOCK.
  private static let lockFailures = [8, 9, 14, 15].map { SQLITE_IOERR | $0 << 8 }

  /// How long others are waited for, in milliseconds: for a change, and to move the log.
  private static let longWait: Int32 = 5000
  private static let shortWait: Int32 = 100

  /// The path as it was given, for messages.
  let path: String
  let handle: OpaquePointer

  init(path: String, reportedAs reportedPath: String, mode: Mode) throws(TodoStoreError) {
    var opened: OpaquePointer?
    // A leading "./" keeps names that mean something to SQLite (":memory:", "file:…") files.
    let name = path.utf8.first == UInt8(ascii: "/") ? path : "./" + path
    let code = sqlite3_open_v2(name, &opened, Self.flags(mode), FileLocks.system)
    guard code == SQLITE_OK, let opened else {
      // SQLite hands out a connection even when it fails; it has to be closed all the same.
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
    // Waits for statements that are still to be finalized, whatever the order of release.
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
    // SQLite takes most locks that the system can't give for those that other programs have.
    let isBusy = [SQLITE_BUSY, SQLITE_PROTOCOL].contains(code & 0xFF)
    if isBusy && FileLocks.areMissing(errno) || Self.lockFailures.contains(code) {
      return .noLocks(path: path)
    }
    // The memory that is shared beside the log is a file, and the first to find a disk full.
    if code == Self.sharedMemoryFailure, sqlite3_system_errno(handle) == ENOSPC {
      return .diskFull(path: path)
    }
    let message = sqlite3_errmsg(handle).map { String(cString: $0) } ?? ""
    return TodoStoreError(sqlite: code, message: message, path: path)
  }

  /// Runs `body` in one transaction that is undone when it throws.
  func transaction<Value>(
    _ body: () throws(TodoStoreError) -> Value
  ) throws(TodoStoreError) -> Value {
    // Immediate: a transaction that reads first could lose the race for the write lock at once.
    try run("BEGIN IMMEDIATE", body)
  }

  /// Runs `body`, all of whose reads see the database as it is at one moment.
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
      // Some failures have ended the transaction already.
      if sqlite3_get_autocommit(handle) == 0 {
        sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      }
      throw error
    }
  }

  /// Moves the log into the file, and empties it, unless others read or write for long.
  ///
  /// A commit is safe in the log, so that nobody is told of a failure; the next call makes up for it.
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
