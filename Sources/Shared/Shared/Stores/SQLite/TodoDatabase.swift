import CSQLite
import Foundation

/// An open todo file and its prepared statements.
///
/// Not thread-safe; the store locks.
final class TodoDatabase {
  let connection: SQLiteConnection

  private let statements: TodoStatements
  /// The contents of the file, until another connection changes it.
  private var known: KnownTodos?
  /// Whether anyone has read the todos and must be notified when they are outdated.
  private var wereRead = false
  /// Whether the last read found something else than what had been written.
  private var isDamaged = false

  /// Opens a todo file or creates it if nothing is at the path.
  init(path: String) throws(TodoStoreError) {
    let file = TodoFile(path: path)
    connection = try file.connect()
    // Nothing may be moved into the file until it is known to be intact.
    let hasLog = file.hasLog
    if hasLog { csqlite_keep_log_on_close(connection.handle, 1) }
    do {
      // Checks the version again, since the log may be newer than the header. And before the
      // pages, because checking them makes SQLite evaluate expressions of a foreign schema.
      let version = try connection.snapshot { [connection] () throws(TodoStoreError) in
        try TodoSchema.check(connection)
      }
      try Self.checkPages(connection)
      try connection.execute(TodoSchema.durability)
      if version < TodoSchema.version { try TodoMigration.run(on: connection) }
      statements = try TodoStatements(on: connection)
      _ = try latest()
      try connection.execute(TodoSchema.logging)
    } catch .unreadableFile where !file.isFolderWritable {
      // The log next to the file couldn't be created.
      throw .readOnlyFolder(path: path)
    } catch .readOnlyFile where !file.isFolderWritable {
      throw .readOnlyFolder(path: path)
    } catch .unexpected(_, SQLITE_ERROR, _) {
      // The tables aren't those that the header promises.
      throw .damagedFile(path: path)
    }
    csqlite_keep_log_on_close(connection.handle, 0)
    if hasLog || file.hasLog { connection.moveLog() }
  }

  /// Reads the whole file and its log, and throws unless every page is intact.
  private static func checkPages(_ connection: SQLiteConnection) throws(TodoStoreError) {
    let statement = try SQLiteStatement("PRAGMA integrity_check(1)", on: connection)
    guard try statement.step(), statement.text(0) == "ok" else {
      throw .damagedFile(path: connection.path)
    }
  }
}

extension TodoDatabase {
  /// All todos; throws if they aren't those that were written.
  func todos() throws(TodoStoreError) -> TodoIndex {
    let todos = try latest()
    wereRead = true
    return todos
  }

  private func latest() throws(TodoStoreError) -> TodoIndex {
    // Queried first: a change in between is then reported once too often rather than missed.
    let foreignChanges = try statements.foreignChanges.number()
    if let known, known.foreignChanges == foreignChanges { return known.todos }
    let todos: TodoIndex
    do {
      todos = TodoIndex(try read())
    } catch .damagedFile(let path) {
      // The file is left unchanged, and the data in the log can still be recovered.
      if TodoFile(path: path).hasLog { csqlite_keep_log_on_close(connection.handle, 1) }
      isDamaged = true
      throw .damagedFile(path: path)
    }
    known = KnownTodos(todos: todos, foreignChanges: foreignChanges)
    isDamaged = false
    return todos
  }

  private func read() throws(TodoStoreError) -> [TodoItem] {
    try connection.snapshot { () throws(TodoStoreError) in
      try TodoSchema.check(connection)
      let todos = try statements.list.todos()
      guard try TodoChecksum(of: todos) == statements.storedChecksum() else {
        throw .damagedFile(path: connection.path)
      }
      return todos
    }
  }

  /// Whether the todos that someone has read are outdated.
  private func isOutdated() throws(TodoStoreError) -> Bool {
    guard wereRead else { return false }
    return try isKnownOld()
  }

  /// Whether another connection has changed the file, or moved its log, since it was read.
  private func isKnownOld() throws(TodoStoreError) -> Bool {
    guard let known else { return true }
    return try statements.foreignChanges.number() != known.foreignChanges
  }

  /// Updates the known todos after a change of this connection, and returns what to notify.
  ///
  /// The change is already in the file, so nothing may fail from here on.
  private func committed(_ change: TodoChange) -> TodoChange {
    connection.moveLog()
    guard (try? isKnownOld()) == false else {
      known = nil
      return wereRead ? .outside : change
    }
    known?.todos.apply(change)
    return change
  }
}

/// Changes. Those that return `nil` found nothing to change.
extension TodoDatabase {
  func add(
    title: String, due: CalendarDay, created: Date
  ) throws(TodoStoreError) -> (TodoItem, TodoChange) {
    let todo = try transaction { (checksum) throws(TodoStoreError) in
      try statements.insert.bind(title, at: 1)
      try statements.insert.bind(due.stored, at: 2)
      try statements.insert.bind(created.timeIntervalSinceReferenceDate, at: 3)
      try insertRow()
      let todo = TodoItem(
        id: .init(rawValue: sqlite3_last_insert_rowid(connection.handle)), title: title, due: due,
        isDone: false, created: created)
      checksum.add(todo)
      return todo
    }
    return (todo, committed(.saved([todo])))
  }

  /// SQLite reports exhausted ids with the same code as a full disk.
  private func insertRow() throws(TodoStoreError) {
    do {
      try statements.insert.changeRow()
    } catch .diskFull(let path) {
      let lastID = try? SQLiteStatement(TodoSchema.lastID, on: connection).number()
      throw lastID == .max ? .noMoreIDs(path: path) : .diskFull(path: path)
    }
  }

  /// Changes a todo with `body`, which returns whether there was anything to change.
  func change(
    _ id: TodoItem.ID, _ body: (inout TodoItem) -> Bool
  ) throws(TodoStoreError) -> TodoChange? {
    let changed = try transaction { (checksum) throws(TodoStoreError) -> TodoItem? in
      guard let old = try statements.todo(id) else { throw .missingTodo(id) }
      var todo = old
      guard body(&todo) else { return nil }
      try statements.update.bind(id.rawValue, at: 1)
      try statements.update.bind(todo.title, at: 2)
      try statements.update.bind(todo.due.stored, at: 3)
      try statements.update.bind(Int64(todo.isDone ? 1 : 0), at: 4)
      try statements.update.changeRow()
      checksum.remove(old)
      checksum.add(todo)
      return todo
    }
    if let changed { return committed(.saved([changed])) }
    return try isOutdated() ? .outside : nil
  }

  /// Deletes those of the given todos that exist and are chosen, all or none.
  func delete(
    _ ids: [TodoItem.ID], where isChosen: (TodoItem) -> Bool = { _ in true }
  ) throws(TodoStoreError) -> TodoChange? {
    let removed = try transaction { (checksum) throws(TodoStoreError) in
      var removed: [TodoItem.ID] = []
      for id in ids {
        guard let todo = try statements.todo(id), isChosen(todo) else { continue }
        try statements.remove.bind(id.rawValue, at: 1)
        try statements.remove.changeRow()
        checksum.remove(todo)
        removed.append(id)
      }
      return removed
    }
    if !removed.isEmpty { return committed(.deleted(removed)) }
    return try isOutdated() ? .outside : nil
  }

  /// Runs `body`, which changes todos and their checksum, in one transaction.
  private func transaction<Value>(
    _ body: (inout TodoChecksum) throws(TodoStoreError) -> Value
  ) throws(TodoStoreError) -> Value {
    try checkPlace()
    // A damaged file is left alone until it has been repaired.
    if isDamaged {
      // The known todos stay outdated, so that their readers are notified.
      _ = try read()
      isDamaged = false
    }
    return try connection.transaction { () throws(TodoStoreError) in
      // Others may have changed the tables as well as the todos.
      if try isKnownOld() { try TodoSchema.check(connection) }
      let before = try statements.storedChecksum()
      var checksum = before
      let value = try body(&checksum)
      if checksum != before { try statements.set(checksum) }
      return value
    }
  }

  /// Throws if the file is no longer at its path: anything written to it would be lost.
  private func checkPlace() throws(TodoStoreError) {
    var hasMoved: Int32 = 0
    sqlite3_file_control(connection.handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    if hasMoved != 0 { throw .movedFile(path: connection.path) }
    // Its log too: if that has no name any more, the next process can't find what is written to it.
    let name = sqlite3_filename_wal(sqlite3_db_filename(connection.handle, "main"))
    if let name, access(name, F_OK) != 0 { throw .movedFile(path: String(cString: name)) }
  }
}

/// What a connection knows about its file.
struct KnownTodos {
  var todos: TodoIndex
  /// SQLite's counter of other connections' changes before the todos were read.
  let foreignChanges: Int64?
}
