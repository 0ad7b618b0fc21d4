import CSQLite

/// What SQLite itself says of a file's pages and indexes.
enum Integrity {
  /// Throws unless the file is sound through and through.
  static func check(_ path: String) throws {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    guard sqlite3_open(path, &connection) == SQLITE_OK else {
      throw Violation("“\(path)” can't be checked")
    }
    var statement: OpaquePointer?
    sqlite3_prepare_v2(connection, "PRAGMA integrity_check", -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    guard sqlite3_step(statement) == SQLITE_ROW, let text = sqlite3_column_text(statement, 0) else {
      throw Violation("“\(path)” can't be checked: \(String(cString: sqlite3_errmsg(connection)))")
    }
    let result = String(cString: text)
    if result != "ok" { throw Violation("“\(path)” isn't sound: \(result)") }
  }
}
