import CSQLite
import Foundation

/// A prepared statement, compiled once and run any number of times.
final class SQLiteStatement {
  private let connection: SQLiteConnection
  private let handle: OpaquePointer

  init(_ sql: String, on connection: SQLiteConnection) throws(TodoStoreError) {
    var prepared: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    try connection.check(sqlite3_prepare_v3(connection.handle, sql, -1, flags, &prepared, nil))
    guard let prepared else { throw connection.error(SQLITE_MISUSE) }
    self.connection = connection
    handle = prepared
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// The path of the database, for messages.
  var path: String { connection.path }

  /// Steps to the next row; `false` if there are no more rows.
  func step() throws(TodoStoreError) -> Bool {
    errno = 0
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw connection.error(code)
    }
  }

  /// Resets the statement so that it can run again, and releases its locks.
  func reset() {
    // Its return value repeats the code of the last step, which has been handled.
    sqlite3_reset(handle)
  }

  /// Runs a statement that returns no rows.
  func run() throws(TodoStoreError) {
    defer { reset() }
    while try step() {}
  }

  /// Runs a statement that must change exactly one row.
  func changeRow() throws(TodoStoreError) {
    try run()
    guard sqlite3_changes(connection.handle) == 1 else { throw .damagedFile(path: path) }
  }

  /// Runs a statement that returns at most one number.
  func number() throws(TodoStoreError) -> Int64? {
    defer { reset() }
    return try step() ? integer(0) : nil
  }
}

extension SQLiteStatement {
  func bind(_ value: Int64, at index: Int32) throws(TodoStoreError) {
    try connection.check(sqlite3_bind_int64(handle, index, value))
  }

  func bind(_ value: Double, at index: Int32) throws(TodoStoreError) {
    try connection.check(sqlite3_bind_double(handle, index, value))
  }

  /// Binds the exact bytes of a text, whatever they are.
  func bind(_ value: String, at index: Int32) throws(TodoStoreError) {
    var value = value
    let code = value.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        csqlite_bind_text(handle, index, $0.baseAddress, UInt64($0.count))
      }
    }
    try connection.check(code)
  }
}

/// The columns of the current row, counted from 0; `nil` if the type differs.
extension SQLiteStatement {
  func integer(_ column: Int32) -> Int64? {
    guard sqlite3_column_type(handle, column) == SQLITE_INTEGER else { return nil }
    return sqlite3_column_int64(handle, column)
  }

  func real(_ column: Int32) -> Double? {
    guard sqlite3_column_type(handle, column) == SQLITE_FLOAT else { return nil }
    return sqlite3_column_double(handle, column)
  }

  func text(_ column: Int32) -> String? {
    guard sqlite3_column_type(handle, column) == SQLITE_TEXT,
      let start = sqlite3_column_text(handle, column)
    else { return nil }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

extension SQLiteStatement {
  /// The todos that a statement returns; a row that can't be read is an error.
  func todos() throws(TodoStoreError) -> [TodoItem] {
    defer { reset() }
    var todos: [TodoItem] = []
    while try step() {
      guard let todo else { throw .damagedFile(path: path) }
      todos.append(todo)
    }
    return todos
  }

  /// The todo in the current row.
  private var todo: TodoItem? {
    guard let id = integer(0), let title = text(1),
      let due = integer(2).flatMap(CalendarDay.init(stored:)),
      let done = integer(3), done == 0 || done == 1, let created = real(4)
    else { return nil }
    return TodoItem(
      id: .init(rawValue: id), title: title, due: due, isDone: done == 1,
      created: Date(timeIntervalSinceReferenceDate: created))
  }
}
