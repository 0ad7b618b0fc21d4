import CSQLite
import Foundation

extension TodoStoreError {
  /// Translates an (extended) result code of SQLite into the store's error.
  init(sqlite code: Int32, message: String, path: String) {
    switch code & 0xFF {
    case SQLITE_FULL: self = .diskFull(path: path)
    case SQLITE_IOERR: self = .inputOutput(path: path, code: code)
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy(path: path)
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damagedFile(path: path)
    case SQLITE_READONLY: self = .readOnlyFile(path: path)
    case SQLITE_CANTOPEN, SQLITE_PERM: self = .unreadableFile(path: path)
    default: self = .unexpected(path: path, code: code, message: message)
    }
  }

  /// Translates the system error of a failed `link` into the store's error.
  init(system error: Int32, path: String) {
    switch error {
    case ENOSPC, EDQUOT: self = .diskFull(path: path)
    case EFBIG: self = .sizeLimit(path: path)
    case EIO: self = .inputOutput(path: path, code: SQLITE_IOERR)
    default:
      let message = String(cString: strerror(error))
      self = .unexpected(path: path, code: SQLITE_CANTOPEN, message: message)
    }
  }
}
