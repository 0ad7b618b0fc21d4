#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Asks a terminal for its size.
nonisolated struct TerminalOutput {
  private static let standardSize = Size(columns: 80, rows: 24)

  let descriptor: Int32

  /// The size, or a default if it isn't known.
  var size: Size {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Self.standardSize }
    return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
