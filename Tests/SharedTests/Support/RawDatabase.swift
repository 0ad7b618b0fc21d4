import CSQLite
import Testing

/// A database as other programs see it.
final class RawDatabase {
  private let handle: OpaquePointer

  init(_ path: String) throws {
    var opened: OpaquePointer?
    try #require(sqlite3_open(path, &opened) == SQLITE_OK)
    handle = try #require(opened)
  }

  deinit {
    sqlite3_close(handle)
  }

  func run(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    try #require(code == SQLITE_OK, "\(sql): \(String(cString: sqlite3_errmsg(handle)))")
  }

  /// Whether SQLite refuses to run it.
  func refuses(_ sql: String) -> Bool {
    sqlite3_exec(handle, sql, nil, nil, nil) != SQLITE_OK
  }

  /// The steps of SQLite's plan for a query.
  func plan(_ sql: String) throws -> [String] {
    try column("EXPLAIN QUERY PLAN " + sql, at: 3)
  }

  /// One column of every row, as text.
  func column(_ sql: String, at index: Int32 = 0) throws -> [String] {
    var statement: OpaquePointer?
    try #require(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    var values: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      values.append(sqlite3_column_text(statement, index).map { String(cString: $0) } ?? "NULL")
    }
    return values
  }
}
