import CSQLite

/// Another program that uses the file directly through SQLite.
enum OtherProgram {
  /// Throws unless SQLite finds the file to be intact.
  static func checkIntegrity(_ path: String) throws {
    let result = try answer(to: "PRAGMA integrity_check", path)
    if result != "ok" { throw Violation("“\(path)” is damaged: \(result)") }
  }

  /// Changes a file in a way that this app never does.
  static func run(_ sql: String, _ path: String) throws {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    guard sqlite3_open(path, &connection) == SQLITE_OK,
      sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK
    else {
      let reason = sqlite3_errmsg(connection).map { String(cString: $0) } ?? "no memory"
      throw Violation("Another program can't run “\(sql)”: \(reason)")
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
      throw Violation("Another program can't use “\(path)”: \(reason)")
    }
    return String(cString: text)
  }
}

extension OtherProgram {
  /// Reads a snapshot of the file for as long as it lives.
  final class Reader {
    private var connection: OpaquePointer?

    init(_ path: String) throws {
      let query = "BEGIN; SELECT count(*) FROM sqlite_schema"
      guard sqlite3_open(path, &connection) == SQLITE_OK,
        sqlite3_exec(connection, query, nil, nil, nil) == SQLITE_OK
      else { throw Violation("Another program can't read “\(path)”") }
    }

    deinit {
      sqlite3_close(connection)
    }
  }
}
