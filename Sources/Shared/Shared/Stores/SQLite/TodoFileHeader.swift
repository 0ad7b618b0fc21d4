import CSQLite

/// The first bytes of a file, read without leaving a trace.
///
/// They are read through SQLite, not through a file descriptor: closing a descriptor would drop
/// the locks that another store of this process holds on the file. No SQL is executed, since that
/// would create a log next to the file, even if it isn't ours.
struct TodoFileHeader {
  private static let magic = Array("SQLite format 3\0".utf8)
  /// SQLITE_IOERR_SHORT_READ, a macro that Swift can't import.
  private static let shortRead = SQLITE_IOERR | 2 << 8

  private let path: String
  private let bytes: [UInt8]

  init(path: String) throws(TodoStoreError) {
    self.path = path
    let connection = try SQLiteConnection(path: path, reportedAs: path, mode: .readOnly)
    var pointer: UnsafeMutablePointer<sqlite3_file>?
    sqlite3_file_control(connection.handle, "main", SQLITE_FCNTL_FILE_POINTER, &pointer)
    guard let file = pointer, let read = file.pointee.pMethods?.pointee.xRead else {
      throw .unreadableFile(path: path)
    }
    var start = [UInt8](repeating: 0, count: 100)
    let code = read(file, &start, Int32(start.count), 0)
    // A shorter file isn't an error here; the missing bytes read as zeros.
    if code != Self.shortRead { try connection.check(code) }
    bytes = start
  }

  /// Throws unless the file is a todo file in a known format.
  func judge(fileSize: Int64) throws(TodoStoreError) {
    guard fileSize >= Self.magic.count, bytes.starts(with: Self.magic) else {
      throw .notTodoFile(path: path)
    }
    guard fileSize >= bytes.count else { throw .damagedFile(path: path) }
    guard number(at: 68) == TodoSchema.applicationID else { throw .foreignDatabase(path: path) }
    try Self.judge(version: number(at: 60), path: path)
    guard pageSize > 0 else { throw .damagedFile(path: path) }
  }

  /// Whether the last page was cut short, which SQLite treats as a whole page.
  ///
  /// Missing pages are left to SQLite: only SQLite can tell whether they are in the log
  /// of another process.
  func isCut(fileSize: Int64) -> Bool {
    fileSize % pageSize != 0
  }

  private var pageSize: Int64 {
    let field = Int64(bytes[16]) << 8 | Int64(bytes[17])
    return field == 1 ? 65_536 : field
  }

  static func judge(version: Int32, path: String) throws(TodoStoreError) {
    if version > TodoSchema.version { throw .newerFile(path: path, version: version) }
    if version < TodoSchema.oldestVersion { throw .damagedFile(path: path) }
  }

  private func number(at offset: Int) -> Int32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int32($1) }
  }
}
