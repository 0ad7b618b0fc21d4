import CSQLite

extension TodoStoreError {
  /// Says in the store's terms what an (extended) result code of SQLite means.
  init(sqlite code: Int32, message: String, path: String) {
    switch code & 0xFF {
    case SQLITE_FULL: self = .diskFull(path: path)
    case SQLITE_IOERR: self = .inputOutput(path: path, code: code)
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damagedFile(path: path)
    case SQLITE_READONLY: self = .readOnlyFile(path: path)
    case SQLITE_CANTOPEN, SQLITE_PERM: self = .unreadableFile(path: path)
    default: self = .unexpected(path: path, code: code, message: message)
    }
  }
}
