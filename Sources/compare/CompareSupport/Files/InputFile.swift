package import Foundation
import Synchronization

/// A file that somebody else wrote, or something else in its place.
package enum InputFile {
  /// In bytes; any file that is really meant, and ends, is smaller.
  static let largest = 512 << 20

  /// Why it can't be read, worded to follow a colon.
  package struct Unreadable: LocalizedError, Equatable {
    package let reason: String
    package var errorDescription: String? { reason }

    package init(_ reason: String) { self.reason = reason }
    init(_ code: Int32) { self.init(String(cString: strerror(code))) }

    /// Takes what reading or decoding it threw.
    package init(_ error: any Error) {
      reason = (error as? DecodingError)?.explanation ?? error.localizedDescription
    }
  }

  /// Whether anything has this name, even a link that leads nowhere.
  package static func isNamed(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The whole content; a pipe is read to its end, and is empty if it has no writer.
  ///
  /// A pipe that a program holds open, or a terminal, never ends: unless the user named the file,
  /// only regular files are read. The kernel's files, such as a program's environment, look regular,
  /// but claim to be empty.
  package static func read(
    _ path: String, upTo most: Int = largest, onlyRegular: Bool = false
  ) throws(Unreadable) -> Data {
    // Opened in the usual way, a pipe without a writer would block forever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Unreadable(errno) }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    guard isFile || !onlyRegular else { throw Unreadable("it is not a regular file") }
    // One byte more shows the end at once.
    var bytes = [UInt8](repeating: 0, count: isFile ? min(Int(status.st_size), most) + 1 : 1 << 16)
    var data = Data()
    while true {
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Unreadable(errno) }
      guard count > 0 else { return data }
      guard !onlyRegular || status.st_size > 0 else {
        throw Unreadable("it claims to be empty, but has content")
      }
      data.append(contentsOf: bytes[..<count])
      guard data.count <= most else {
        throw Unreadable("it is larger than \(most >> 20) MB")
      }
    }
  }
}

/// Writes a file completely or not at all, even if this program is asked to end meanwhile.
package enum WholeFile {
  private struct Drafts {
    var open: Set<String> = []
    /// Whether this program is ending: from then on, no draft gets its final name.
    var isOver = false
  }

  private static let drafts = Mutex(Drafts())

  /// The content gets its name last; a link stays a link, and a file keeps its permissions.
  ///
  /// - Returns: why it could not be written, or nil if it was.
  package static func write(_ bytes: [UInt8], to path: String) -> String? {
    let path = path.realPath
    let draft =
      (path as NSString).deletingLastPathComponent + "/.compare-\(getpid())-\(UUID().uuidString)"
    var status = stat()
    let mode = stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0o666
    let descriptor = drafts.withLock { drafts -> Int32 in
      guard !drafts.isOver else { return -1 }
      drafts.open.insert(draft)
      return open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    }
    guard descriptor >= 0 else { return end(draft, errno) }
    var code = write(bytes[...], to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { return end(draft, code) }
    let isNamed = drafts.withLock { drafts in
      !drafts.isOver && rename(draft, path) == 0 && drafts.open.remove(draft) != nil
    }
    return isNamed ? nil : end(draft, errno)
  }

  /// Writes all bytes to an open file.
  ///
  /// - Returns: the system's error number, or 0 if it succeeded.
  package static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// Leaves no half-written file behind when this program ends.
  package static func abandon() {
    drafts.withLock { drafts in
      drafts.isOver = true
      for draft in drafts.open { unlink(draft) }
    }
  }

  private static func end(_ draft: String, _ code: Int32) -> String {
    unlink(draft)
    drafts.withLock { _ = $0.open.remove(draft) }
    return String(cString: strerror(code))
  }
}
