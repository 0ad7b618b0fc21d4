/// Checks that a file has exactly the tables that this program creates.
///
/// With another table of the same name, a trigger or a view, a change could do something else than
/// intended.
extension TodoSchema {
  /// Throws unless the schema is exactly that of a known format, which it returns.
  ///
  /// Must be called in a transaction, so that version and schema are from the same moment.
  @discardableResult
  static func check(_ connection: SQLiteConnection) throws(TodoStoreError) -> Int32 {
    let stored = try SQLiteStatement("PRAGMA user_version", on: connection).number() ?? 0
    let version = Int32(truncatingIfNeeded: stored)
    try TodoFileHeader.judge(version: version, path: connection.path)
    guard try isKnown(connection, as: version) else { throw .damagedFile(path: connection.path) }
    return version
  }

  private static func isKnown(
    _ connection: SQLiteConnection, as version: Int32
  ) throws(TodoStoreError) -> Bool {
    var missing = tables(of: version)
    let rows = try SQLiteStatement(
      "SELECT type, name, tbl_name, sql FROM sqlite_schema", on: connection)
    defer { rows.reset() }
    while try rows.step() {
      let row = (0..<4).map { rows.text($0) ?? "" }
      if statistics.contains(row) { continue }
      // Matched tables aren't in `missing` any more, so duplicates are rejected too.
      guard let place = missing.firstIndex(where: { $0.contains(row) }) else { return false }
      missing.remove(at: place)
    }
    return missing.isEmpty
  }

  /// The required schema; each entry as it is written here, or with a name that SQLite has quoted.
  ///
  /// SQLite quotes the name of a renamed table. Blanks matter, since only we write these files.
  private static func tables(of version: Int32) -> [[[String]]] {
    let name = version < 2 ? "todos" : "todo_items"
    let names = [name, "\"\(name)\""]
    var tables = [
      names.map { ["table", name, name, items($0)] },
      names.map { ["index", "listing", name, listing(of: $0)] },
      [["table", "sqlite_sequence", "sqlite_sequence", "CREATE TABLE sqlite_sequence(name,seq)"]],
    ]
    if version >= 2 { tables.append([["table", "contents", "contents", contents]]) }
    return tables
  }

  /// The tables that SQLite creates for ANALYZE; they don't affect results.
  private static let statistics = [
    ["table", "sqlite_stat1", "sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"],
    [
      "table", "sqlite_stat4", "sqlite_stat4",
      "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
    ],
  ]
}
