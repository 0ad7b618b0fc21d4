import CSQLite

/// What others do to the file, by SQLite alone.
enum OtherProgram {
  /// Throws unless the file is sound through and through.
  static func checkIntegrity(_ path: String) throws {
    let result = try answer(to: "PRAGMA integrity_check", path)
    if result != "ok" { throw Violation("“\(path)” isn't sound: \(result)") }
  }

  /// Changes a file as no user of this app does.
  static func run(_ sql: String, _ path: String) throws {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    guard sqlite3_open(path, &connection) == SQLITE_OK,
      sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK
    else {
      let reason = sqlite3_errmsg(connection).map { String(cString: $0) } ?? "no memory"
      throw Violation("“\(sql)” can't be run by others: \(reason)")
    }
  }

  private static func answer(to sql: String, _ path: String) throws -> String {
    var connection: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close(connection)
    }
    guard sqlite3_open(path, &connection) == SQLITE_OK,
      sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK,
      sqlite3_step(statement) == SQLITE_ROW, let text = sqlite3_column_text(statement, 0)
    else {
      let reason = sqlite3_errmsg(connection).map { String(cString: $0) } ?? "no memory"
      throw Violation("“\(path)” can't be used by others: \(reason)")
    }
    return String(cString: text)
  }
}

extension OtherProgram {
  /// Sees the file as it was when it began to read, for as long as it lives.
  final class Reader {
    private var connection: OpaquePointer?

    init(_ path: String) throws {
      let query = "BEGIN; SELECT count(*) FROM sqlite_schema"
      guard sqlite3_open(path, &connection) == SQLITE_OK,
        sqlite3_exec(connection, query, nil, nil, nil) == SQLITE_OK
      else { throw Violation("“\(path)” can't be read by others") }
    }

    deinit {
      sqlite3_close(connection)
    }
  }
}
