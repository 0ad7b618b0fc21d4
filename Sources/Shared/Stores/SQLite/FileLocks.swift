import CSQLite
import Foundation

/// Tells a lock that another program has from one that the system can't give.
///
/// SQLite takes both for the first and waits, five to ten seconds a call. What the system said is
/// in `errno` then.
enum FileLocks {
  /// Whether an error number says that files can't be locked at all.
  static func areMissing(_ error: Int32) -> Bool {
    [ENOLCK, EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(error)
  }

  /// By this name SQLite reaches the system as ever, but waits for other programs alone.
  ///
  /// `nil`, which is SQLite's own way, should it have none to begin with.
  static let system: String? = {
    guard let standard = sqlite3_vfs_find(nil) else { return nil }
    let name = "todo"
    // SQLite keeps it for good.
    let system = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    system.initialize(to: standard.pointee)
    system.pointee.zName = UnsafePointer(strdup(name))
    system.pointee.xSleep = { _, microseconds in
      if areMissing(errno) { return 0 }
      usleep(UInt32(clamping: microseconds))
      // Only what happens from here on says why the next wait is needed.
      errno = 0
      return microseconds
    }
    return sqlite3_vfs_register(system, 0) == SQLITE_OK ? name : nil
  }()
}
