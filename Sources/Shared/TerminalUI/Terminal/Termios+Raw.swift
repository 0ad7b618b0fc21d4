#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

nonisolated extension termios {
  /// Disables a control character; the C macro isn't visible to Swift on every platform.
  #if canImport(Darwin)
    private static let noCharacter: UInt8 = 0xFF
  #else
    private static let noCharacter: UInt8 = 0
  #endif

  /// No echo, no lines, no translation; Ctrl-C comes as a key, Ctrl-Z and Ctrl-\ stay signals.
  var raw: termios {
    var raw = self
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    raw.c_oflag &= ~tcflag_t(OPOST)
    raw.c_cflag |= tcflag_t(CS8)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
    // For a signal's key, Linux discards the typed input and only then decides whether to echo the
    // key; the settings may have been restored by then. So it mustn't discard anything.
    raw.c_lflag |= tcflag_t(NOFLSH)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
      characters[Int(VINTR)] = Self.noCharacter
    }
    return raw
  }
}
