import CSQLite
import Foundation

/// An open todo file and its statements.
///
/// Not safe to use from two threads at once; the store locks.
final class TodoDatabase {
  let connection: SQLiteConnection

  private let statements: TodoStatements
  /// What `foreignChanges` said when the todos were last read.
  private var knownChanges: Int64?
  /// How many todos there were then.
  private var knownCount = 0

  /// Opens a todo file, or makes it when there is nothing at the path.
  init(path: String) throws(TodoStoreError) {
    let file = TodoFile(path: path)
    connection = try file.connect()
    // Until the file is known to be sound, nothing is to be moved into it.
    if file.hasLog { csqlite_keep_log_on_close(connection.handle, 1) }
    do {
      // Once more: what the header says may have been overtaken by the log.
      let version = try SQLiteStatement("PRAGMA user_version", on: connection).number() ?? 0
      try TodoFileHeader.judge(version: Int32(truncatingIfNeeded: version), path: path)
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
}

extension TodoDatabase {
  /// Every todo in listing order; a row that can't be understood is an error.
  func todos() throws(TodoStoreError) -> [TodoItem] {
    // Asked before, so that a change that comes in between is reported once too often, not missed.
    knownChanges = try statements.foreignChanges.number()
    defer { statements.list.reset() }
    var todos: [TodoItem] = []
    todos.reserveCapacity(knownCount)
    while try statements.list.step() {
      guard let todo = row() else { throw .damagedFile(path: connection.path) }
      todos.append(todo)
    }
    knownCount = todos.count
    return todos
  }

  private func row() -> TodoItem? {
    let list = statements.list
    guard let id = list.integer(0), let title = list.text(1),
      let due = list.integer(2).flatMap(CalendarDay.init(stored:)),
      let done = list.integer(3), done == 0 || done == 1, let created = list.real(4)
    else { return nil }
    return TodoItem(
      id: .init(rawValue: id), title: title, due: due, isDone: done == 1,
      created: Date(timeIntervalSinceReferenceDate: created))
  }

  /// Whether another connection has changed the file since the todos were last read.
  private func isOutdated() throws(TodoStoreError) -> Bool {
    guard let knownChanges else { return false }
    return try statements.foreignChanges.number() != knownChanges
  }
}

/// Changes. Those that answer say whether what was read before is no longer so.
extension TodoDatabase {
  func add(title: String, due: CalendarDay, created: Date) throws(TodoStoreError) -> TodoItem {
    try checkPlace()
    try statements.insert.bind(title, at: 1)
    try statements.insert.bind(due.stored, at: 2)
    try statements.insert.bind(created.timeIntervalSinceReferenceDate, at: 3)
    try statements.insert.run()
    return TodoItem(
      id: .init(rawValue: sqlite3_last_insert_rowid(connection.handle)), title: title, due: due,
      isDone: false, created: created)
  }

  func edit(_ id: TodoItem.ID, title: String, due: CalendarDay) throws(TodoStoreError) -> Bool {
    try statements.update.bind(title, at: 2)
    try statements.update.bind(due.stored, at: 3)
    return try change(id, with: statements.update)
  }

  func setDone(_ isDone: Bool, _ id: TodoItem.ID) throws(TodoStoreError) -> Bool {
    try statements.mark.bind(Int64(isDone ? 1 : 0), at: 2)
    return try change(id, with: statements.mark)
  }

  func delete(_ id: TodoItem.ID) throws(TodoStoreError) -> Bool {
    try checkPlace()
    try statements.remove.bind(id.rawValue, at: 1)
    if try statements.remove.run() > 0 { return true }
    return try isOutdated()
  }

  func deleteDone(among ids: [TodoItem.ID]) throws(TodoStoreError) -> Bool {
    try checkPlace()
    let removed = try connection.transaction { () throws(TodoStoreError) in
      var removed = 0
      for id in ids {
        try statements.removeDone.bind(id.rawValue, at: 1)
        removed += try statements.removeDone.run()
      }
      return removed
    }
    if removed > 0 { return true }
    return try isOutdated()
  }

  /// Runs a statement that changes the row of an id unless it says the same already.
  private func change(
    _ id: TodoItem.ID, with statement: SQLiteStatement
  ) throws(TodoStoreError) -> Bool {
    try checkPlace()
    try statement.bind(id.rawValue, at: 1)
    if try statement.run() > 0 { return true }
    try statements.find.bind(id.rawValue, at: 1)
    guard try statements.find.number() != nil else { throw .missingTodo(id) }
    return try isOutdated()
  }

  /// Throws when the file is no longer at its path: what is written to it then is lost.
  private func checkPlace() throws(TodoStoreError) {
    var hasMoved: Int32 = 0
    sqlite3_file_control(connection.handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    if hasMoved != 0 { throw .movedFile(path: connection.path) }
  }
}
