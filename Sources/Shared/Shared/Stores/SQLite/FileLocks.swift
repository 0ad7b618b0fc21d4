import CSQLite
import Foundation

/// Tells apart locks held by another program and locks that the system doesn't support.
///
/// SQLite treats both as the former and waits, five to ten seconds per call. The system's reason is
/// in `errno` then.
enum FileLocks {
  /// Whether a system error number means that files can't be locked at all.
  static func areMissing(_ error: Int32) -> Bool {
    [ENOLCK, EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(error)
  }

  /// The name of a VFS that works like SQLite's default but waits only for other programs.
  ///
  /// `nil`, which stands for SQLite's default, if there is none to copy.
  static let system: String? = {
    guard let standard = sqlite3_vfs_find(nil) else { return nil }
    let name = "todo"
    // SQLite keeps a pointer to it forever.
    let system = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    system.initialize(to: standard.pointee)
    system.pointee.zName = UnsafePointer(strdup(name))
    system.pointee.xSleep = { _, microseconds in
      if areMissing(errno) { return 0 }
      usleep(UInt32(clamping: microseconds))
      // Only errors from here on explain why the next wait is needed.
      errno = 0
      return microseconds
    }
    return sqlite3_vfs_register(system, 0) == SQLITE_OK ? name : nil
  }()
}
