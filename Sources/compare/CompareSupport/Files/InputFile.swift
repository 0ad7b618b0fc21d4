package import Foundation

/// A file that somebody else wrote, or something else in its place.
package enum InputFile {
  /// In bytes; what ends at all, and is meant, is smaller.
  static let largest = 512 << 20

  /// Why it can't be read, in words that stand behind a colon.
  package struct Unreadable: Error, Equatable {
    package let reason: String

    init(_ reason: String) { self.reason = reason }
    init(_ code: Int32) { self.init(String(cString: strerror(code))) }
  }

  /// Whether anything has this name, also a link that leads nowhere.
  package static func isNamed(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// All of it; a pipe is read to its end, and is empty when nobody has it open to write.
  ///
  /// A pipe that a program holds open, or a terminal, never ends: where no user named the file,
  /// only a regular one is read.
  package static func read(
    _ path: String, upTo most: Int = largest, onlyRegular: Bool = false
  ) throws(Unreadable) -> Data {
    // Opened in the usual way, a pipe that nobody writes to would wait for ever.
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
      data.append(contentsOf: bytes[..<count])
      guard data.count <= most else {
        throw Unreadable("it is larger than \(most >> 20) MB")
      }
    }
  }
}
