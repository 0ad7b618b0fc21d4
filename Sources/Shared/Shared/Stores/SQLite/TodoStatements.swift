/// The prepared statements of a todo file; preparing them also proves that its tables fit.
struct TodoStatements {
  let list: SQLiteStatement
  let find: SQLiteStatement
  let insert: SQLiteStatement
  let update: SQLiteStatement
  let remove: SQLiteStatement
  let checksum: SQLiteStatement
  let setChecksum: SQLiteStatement
  /// A counter that changes when other connections have changed the file.
  let foreignChanges: SQLiteStatement

  init(on connection: SQLiteConnection) throws(TodoStoreError) {
    list = try SQLiteStatement(TodoSchema.list, on: connection)
    find = try SQLiteStatement(TodoSchema.find, on: connection)
    insert = try SQLiteStatement(TodoSchema.insert, on: connection)
    update = try SQLiteStatement(TodoSchema.update, on: connection)
    remove = try SQLiteStatement(TodoSchema.remove, on: connection)
    checksum = try SQLiteStatement(TodoSchema.checksum, on: connection)
    setChecksum = try SQLiteStatement(TodoSchema.setChecksum, on: connection)
    foreignChanges = try SQLiteStatement("PRAGMA data_version", on: connection)
  }
}

extension TodoStatements {
  /// The checksum stored in the file.
  func storedChecksum() throws(TodoStoreError) -> TodoChecksum {
    defer { checksum.reset() }
    guard try checksum.step(), let count = checksum.integer(0), let sum = checksum.integer(1),
      try !checksum.step()
    else { throw .damagedFile(path: checksum.path) }
    return TodoChecksum(count: count, sum: sum)
  }

  func set(_ checksum: TodoChecksum) throws(TodoStoreError) {
    try setChecksum.bind(checksum.count, at: 1)
    try setChecksum.bind(checksum.sum, at: 2)
    try setChecksum.changeRow()
  }

  /// The todo with an id, if it exists.
  func todo(_ id: TodoItem.ID) throws(TodoStoreError) -> TodoItem? {
    try find.bind(id.rawValue, at: 1)
    return try find.todos().first
  }
}
