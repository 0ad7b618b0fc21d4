import CSQLite
import Foundation

/// An open todo file and its statements.
///
/// Not safe to use from two threads at once; the store locks.
final class TodoDatabase {
  let connection: SQLiteConnection

  private let statements: TodoStatements
  /// What is in the file, until another connection changes it.
  private var known: KnownTodos?
  /// Whoever has read the todos has old ones as soon as nothing is known of the file.
  private var wereRead = false

  /// Opens a todo file, or makes it when there is nothing at the path.
  init(path: String) throws(TodoStoreError) {
    let file = TodoFile(path: path)
    connection = try file.connect()
    // Until the file is known to be sound, nothing is to be moved into it.
    let hasLog = file.hasLog
    if hasLog { csqlite_keep_log_on_close(connection.handle, 1) }
    do {
      // Once more: what the header says may have been overtaken by the log.
      let version = try SQLiteStatement("PRAGMA user_version", on: connection).number() ?? 0
      try TodoFileHeader.judge(version: Int32(truncatingIfNeeded: version), path: path)
      if hasLog, try file.isCut { try Self.checkPages(connection) }
      statements = try TodoStatements(on: connection)
      try connection.execute(TodoSchema.durability)
    } catch .unreadableFile where !file.isFolderWritable {
      // The log beside the file couldn't be made.
      throw .readOnlyFolder(path: path)
    } catch .readOnlyFile where !file.isFolderWritable {
      throw .readOnlyFolder(path: path)
    } catch .unexpected(_, SQLITE_ERROR, _) {
      // The tables aren't those that the header promises.
      throw .damagedFile(path: path)
    }
    csqlite_keep_log_on_close(connection.handle, 0)
  }

  /// Reads the whole file and its log, and throws unless every page is as it should be.
  private static func checkPages(_ connection: SQLiteConnection) throws(TodoStoreError) {
    let statement = try SQLiteStatement("PRAGMA integrity_check(1)", on: connection)
    guard try statement.step(), statement.text(0) == "ok" else {
      throw .damagedFile(path: connection.path)
    }
  }
}

extension TodoDatabase {
  /// Every todo; a row that can't be understood is an error.
  func todos() throws(TodoStoreError) -> TodoIndex {
    // Asked before, so that a change that comes in between is reported once too often, not missed.
    let foreignChanges = try statements.foreignChanges.number()
    if let known, known.foreignChanges == foreignChanges { return known.todos }
    let todos: TodoIndex
    do {
      todos = TodoIndex(try statements.list.todos())
    } catch .damagedFile(let path) {
      // It stays as it is, and what is in the log can still be rescued.
      if TodoFile(path: path).hasLog { csqlite_keep_log_on_close(connection.handle, 1) }
      throw .damagedFile(path: path)
    }
    known = KnownTodos(todos: todos, foreignChanges: foreignChanges)
    wereRead = true
    return todos
  }

  /// Whether another connection has changed the file since the todos were last read.
  private func isOutdated() throws(TodoStoreError) -> Bool {
    guard let known else { return wereRead }
    return try statements.foreignChanges.number() != known.foreignChanges
  }

  /// Keeps what was read in step with a change of this connection, and says what there is to tell.
  ///
  /// The change is in the file already, so that from here on nothing may fail.
  private func committed(_ change: TodoChange) -> TodoChange {
    guard change != .outside, (try? isOutdated()) == false else {
      known = nil
      return .outside
    }
    known?.todos.apply(change)
    return change
  }
}

/// Changes. Those that answer with nothing found everything as it was to be.
extension TodoDatabase {
  func add(
    title: String, due: CalendarDay, created: Date
  ) throws(TodoStoreError) -> (TodoItem, TodoChange) {
    try checkPlace()
    try statements.insert.bind(title, at: 1)
    try statements.insert.bind(due.stored, at: 2)
    try statements.insert.bind(created.timeIntervalSinceReferenceDate, at: 3)
    try statements.insert.run()
    let todo = TodoItem(
      id: .init(rawValue: sqlite3_last_insert_rowid(connection.handle)), title: title, due: due,
      isDone: false, created: created)
    return (todo, committed(.saved([todo])))
  }

  func edit(
    _ id: TodoItem.ID, title: String, due: CalendarDay
  ) throws(TodoStoreError) -> TodoChange? {
    try statements.update.bind(title, at: 2)
    try statements.update.bind(due.stored, at: 3)
    return try change(id, with: statements.update)
  }

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError) -> TodoChange? {
    try statements.mark.bind(Int64(isDone ? 1 : 0), at: 2)
    return try change(id, with: statements.mark)
  }

  func delete(_ id: TodoItem.ID) throws(TodoStoreError) -> TodoChange? {
    try checkPlace()
    try statements.remove.bind(id.rawValue, at: 1)
    if try statements.remove.run() > 0 { return committed(.deleted([id])) }
    return try isOutdated() ? .outside : nil
  }

  func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError) -> TodoChange? {
    try checkPlace()
    let removed = try connection.transaction { () throws(TodoStoreError) in
      var removed: [TodoItem.ID] = []
      for id in ids {
        try statements.removeDone.bind(id.rawValue, at: 1)
        if try statements.removeDone.run() > 0 { removed.append(id) }
      }
      return removed
    }
    if !removed.isEmpty { return committed(.deleted(removed)) }
    return try isOutdated() ? .outside : nil
  }

  /// Runs a statement that changes the row of an id unless it says the same already.
  private func change(
    _ id: TodoItem.ID, with statement: SQLiteStatement
  ) throws(TodoStoreError) -> TodoChange? {
    try checkPlace()
    try statement.bind(id.rawValue, at: 1)
    if try statement.run() > 0 {
      // Whoever was faster may have changed it again, or deleted it.
      let todo = (try? find(id)) ?? nil
      return committed(todo.map { .saved([$0]) } ?? .outside)
    }
    guard try find(id) != nil else { throw .missingTodo(id) }
    return try isOutdated() ? .outside : nil
  }

  private func find(_ id: TodoItem.ID) throws(TodoStoreError) -> TodoItem? {
    try statements.find.bind(id.rawValue, at: 1)
    return try statements.find.todos().first
  }

  /// Throws when the file is no longer at its path: what is written to it then is lost.
  private func checkPlace() throws(TodoStoreError) {
    var hasMoved: Int32 = 0
    sqlite3_file_control(connection.handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    if hasMoved != 0 { throw .movedFile(path: connection.path) }
    // Its log, too: of what is written to one without a name, the next process knows nothing.
    let name = sqlite3_filename_wal(sqlite3_db_filename(connection.handle, "main"))
    if let name, access(name, F_OK) != 0 { throw .movedFile(path: String(cString: name)) }
  }
}
