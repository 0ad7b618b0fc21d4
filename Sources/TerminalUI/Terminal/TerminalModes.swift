import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Makes a terminal ours and gives it back as it was found, from signal handlers too.
nonisolated enum TerminalModes {
  /// What a signal handler needs: plain memory that was there before the handler was.
  private struct Terminal {
    var input: Int32 = -1
    var output: Int32 = -1
    var found = termios()
    var raw = termios()
  }

  // Written only while `isOurs` is false, and by one host at a time.
  nonisolated(unsafe) private static let terminal = {
    let pointer = UnsafeMutablePointer<Terminal>.allocate(capacity: 1)
    pointer.initialize(to: Terminal())
    return pointer
  }()
  private static let isOurs = Atomic(false)

  /// Stands for no character at all, and has no name that Swift could see on every platform.
  #if canImport(Darwin)
    private static let noCharacter: UInt8 = 0xFF
  #else
    private static let noCharacter: UInt8 = 0
  #endif

  // Alternate screen, hidden cursor, bracketed paste, no wrapping at the right edge; and back.
  private static let enterBytes: StaticString =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?7l"
  private static let leaveBytes: StaticString =
    "\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  /// Remembers how the terminal was found.
  static func prepare(input: Int32, output: Int32) throws(TerminalError) {
    var found = termios()
    guard tcgetattr(input, &found) == 0 else { throw .noTerminal }
    terminal.pointee = Terminal(input: input, output: output, found: found, raw: raw(found))
    _ = isOurs.load(ordering: .relaxed)
  }

  /// Makes the terminal ours, for the first time or after it was given back.
  static func enter() throws(TerminalError) {
    guard !isOurs.exchange(true, ordering: .acquiringAndReleasing) else { return }
    guard tcsetattr(terminal.pointee.input, TCSANOW, &terminal.pointee.raw) == 0 else {
      let code = errno
      isOurs.store(false, ordering: .releasing)
      throw .system(code)
    }
    write(enterBytes)
  }

  /// Gives the terminal back, once; safe in a signal handler.
  static func leave() {
    guard isOurs.exchange(false, ordering: .acquiringAndReleasing) else { return }
    write(leaveBytes)
    tcsetattr(terminal.pointee.input, TCSANOW, &terminal.pointee.found)
  }

  private static func write(_ bytes: StaticString) {
    var start = UnsafeRawPointer(bytes.utf8Start)
    var left = bytes.utf8CodeUnitCount
    while left > 0 {
      #if canImport(Darwin)
        let count = Darwin.write(terminal.pointee.output, start, left)
      #else
        let count = Glibc.write(terminal.pointee.output, start, left)
      #endif
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      start += count
      left -= count
    }
  }

  /// No echo, no lines, no translation; Ctrl-C comes as a key, Ctrl-Z and Ctrl-\ stay signals.
  private static func raw(_ found: termios) -> termios {
    var raw = found
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    raw.c_oflag &= ~tcflag_t(OPOST)
    raw.c_cflag |= tcflag_t(CS8)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
      characters[Int(VINTR)] = noCharacter
    }
    return raw
  }
}
