/// The prepared statements of a todo file, made once: which also proves that its tables fit.
struct TodoStatements {
  let list: SQLiteStatement
  let insert: SQLiteStatement
  let update: SQLiteStatement
  let mark: SQLiteStatement
  let find: SQLiteStatement
  let remove: SQLiteStatement
  let removeDone: SQLiteStatement
  /// A number that is another one after other connections have changed the file.
  let foreignChanges: SQLiteStatement

  init(on connection: SQLiteConnection) throws(TodoStoreError) {
    list = try SQLiteStatement(TodoSchema.list, on: connection)
    insert = try SQLiteStatement(TodoSchema.insert, on: connection)
    update = try SQLiteStatement(TodoSchema.update, on: connection)
    mark = try SQLiteStatement(TodoSchema.mark, on: connection)
    find = try SQLiteStatement(TodoSchema.find, on: connection)
    remove = try SQLiteStatement(TodoSchema.remove, on: connection)
    removeDone = try SQLiteStatement(TodoSchema.removeDone, on: connection)
    foreignChanges = try SQLiteStatement("PRAGMA data_version", on: connection)
  }
}
