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
    /// The output once more, opened so that writing to it never waits.
    var leaving: Int32 = -1
    var found = termios()
    var raw = termios()
  }

  // Written only while `isOurs` is false, and by one host at a time.
  nonisolated(unsafe) private static let terminal = {
    let pointer = UnsafeMutablePointer<Terminal>.allocate(capacity: 1)
    pointer.initialize(to: Terminal())
    return pointer
  }()
  /// Also while it is being taken or given back: whoever is interrupted there has it done to the end.
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

  /// Whether it may be drawn on.
  static var isTaken: Bool { isOurs.load(ordering: .acquiring) }

  /// Remembers how the terminal was found.
  static func prepare(input: Int32, output: Int32) throws(TerminalError) {
    var found = termios()
    guard tcgetattr(input, &found) == 0 else { throw .noTerminal }
    terminal.pointee = Terminal(
      input: input, output: output, leaving: reopened(output), found: found, raw: raw(found))
    _ = isOurs.load(ordering: .relaxed)
  }

  /// Ends what `prepare` began, after the terminal was given back.
  static func finish() {
    if terminal.pointee.leaving >= 0 { close(terminal.pointee.leaving) }
    terminal.pointee.leaving = -1
  }

  /// Makes the terminal ours, also if it still is: while the program stood still, others used it.
  static func enter() throws(TerminalError) {
    // Not before a shell lets it: on a terminal that is another's, nothing must be written.
    if isInBackground { raise(SIGTTOU) }
    isOurs.store(true, ordering: .releasing)
    while tcsetattr(terminal.pointee.input, TCSANOW, &terminal.pointee.raw) != 0 {
      let code = errno
      if code == EINTR { continue }
      isOurs.store(false, ordering: .releasing)
      throw .system(code)
    }
    write(enterBytes)
  }

  /// Gives the terminal back, once; safe in a signal handler.
  static func leave() {
    guard isTaken else { return }
    giveBack()
    tcsetattr(terminal.pointee.input, TCSANOW, &terminal.pointee.found)
    isOurs.store(false, ordering: .releasing)
  }

  private static var isInBackground: Bool {
    let group = tcgetpgrp(terminal.pointee.input)
    return group >= 0 && group != getpgrp()
  }

  /// Not the same one made not to wait: that would hold for all who share it, a shell for one.
  private static func reopened(_ descriptor: Int32) -> Int32 {
    var path = [CChar](repeating: 0, count: 1024)
    guard ttyname_r(descriptor, &path, path.count) == 0 else { return -1 }
    return open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
  }

  private static func write(
    _ output: Int32, _ start: UnsafePointer<UInt8>, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.write(output, start, count)
    #else
      Glibc.write(output, start, count)
    #endif
  }

  private static func write(_ bytes: StaticString) {
    var start = bytes.utf8Start
    var left = bytes.utf8CodeUnitCount
    while left > 0 {
      let count = write(terminal.pointee.output, start, left)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      start += count
      left -= count
    }
  }

  /// Where nobody reads, it waits for a second, and then takes the place of what lies in its way.
  private static func giveBack() {
    let fallback = terminal.pointee.output
    let output = terminal.pointee.leaving >= 0 ? terminal.pointee.leaving : fallback
    var written = 0
    var milliseconds = 0
    while written < leaveBytes.utf8CodeUnitCount, milliseconds < 1_100 {
      let count = write(
        output, leaveBytes.utf8Start + written, leaveBytes.utf8CodeUnitCount - written)
      if count > 0 {
        written += count
      } else if count < 0, errno == EAGAIN {
        poll(nil, 0, 1)
        milliseconds += 1
        if milliseconds == 1_000 {
          tcflush(output, TCOFLUSH)
          written = 0
        }
      } else if count == 0 || errno != EINTR {
        return
      }
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
