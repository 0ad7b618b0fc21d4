#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes to a terminal and asks it for its size.
nonisolated struct TerminalOutput {
  private static let standardSize = Size(columns: 80, rows: 24)

  let descriptor: Int32

  /// The size, or the usual one where it isn't known.
  var size: Size {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Self.standardSize }
    return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Writes everything, however many times it takes, unless the terminal was given back meanwhile.
  func write(_ bytes: [UInt8]) throws(TerminalError) {
    var rest = bytes[...]
    while !rest.isEmpty, TerminalModes.isTaken {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
  }
}
