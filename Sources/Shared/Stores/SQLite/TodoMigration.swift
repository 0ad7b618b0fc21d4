/// Brings the file of an older version to the format that is written.
enum TodoMigration {
  /// All or nothing, and once: another process may be faster.
  static func run(on connection: SQLiteConnection) throws(TodoStoreError) {
    try connection.transaction { () throws(TodoStoreError) in
      guard try version(of: connection) < TodoSchema.version else { return }
      try connection.execute(TodoSchema.migration)
      let statements = try TodoStatements(on: connection)
      try statements.set(TodoChecksum(of: statements.list.todos()))
    }
  }

  static func version(of connection: SQLiteConnection) throws(TodoStoreError) -> Int32 {
    let version = try SQLiteStatement("PRAGMA user_version", on: connection).number() ?? 0
    return Int32(truncatingIfNeeded: version)
  }
}
