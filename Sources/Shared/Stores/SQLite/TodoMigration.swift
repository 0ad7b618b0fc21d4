/// Brings the file of an older version to the format that is written.
enum TodoMigration {
  /// All or nothing, and once: another process may be faster.
  static func run(on connection: SQLiteConnection) throws(TodoStoreError) {
    try connection.transaction { () throws(TodoStoreError) in
      guard try TodoSchema.check(connection) < TodoSchema.version else { return }
      try connection.execute(TodoSchema.migration)
      let statements = try TodoStatements(on: connection)
      try statements.set(TodoChecksum(of: statements.list.todos()))
    }
  }
}
