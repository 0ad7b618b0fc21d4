package import Foundation

/// A scratch folder that only one run of this program uses at a time, and that git ignores.
///
/// The kernel releases the lock when the process ends, in whatever way.
package struct ScratchLock: Sendable {
  private let descriptor: Int32

  private static let file = "lock"

  /// Makes the folder, and waits until no other run works in it.
  ///
  /// - Returns: nil if nothing can be written there: then there is nothing to protect.
  package static func take(_ folder: String, whenTaken: () -> Void = {}) -> ScratchLock? {
    while let descriptor = open(folder) {
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        whenTaken()
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      }
      if isStillThere(descriptor, in: folder) {
        // Records when the folder was last used, for finding unused folders.
        _ = futimes(descriptor, nil)
        return ScratchLock(descriptor: descriptor)
      }
      close(descriptor)
    }
    return nil
  }

  /// The lock of an existing folder that no run is using; never waits.
  package static func takeIfFree(_ folder: String) -> ScratchLock? {
    let descriptor = Foundation.open(
      "\(folder)/\(file)", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    return ScratchLock(descriptor: descriptor)
  }

  /// When a run last took the lock of a folder; nil if none did.
  package static func lastUse(of folder: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)")
    return attributes?[.modificationDate] as? Date
  }

  package func release() { close(descriptor) }

  private static func open(_ folder: String) -> Int32? {
    let manager = FileManager.default
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let ignored = "\(folder)/.gitignore"
    if !manager.fileExists(atPath: ignored) {
      _ = manager.createFile(atPath: ignored, contents: Data("*\n".utf8))
    }
    let descriptor = Foundation.open(
      "\(folder)/\(file)", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    return descriptor < 0 ? nil : descriptor
  }

  /// The previous owner may have removed the folder, and the lock with it.
  private static func isStillThere(_ descriptor: Int32, in folder: String) -> Bool {
    var held = stat()
    var named = stat()
    guard fstat(descriptor, &held) == 0, stat("\(folder)/\(file)", &named) == 0 else {
      return false
    }
    return held.st_ino == named.st_ino && held.st_dev == named.st_dev
  }
}
