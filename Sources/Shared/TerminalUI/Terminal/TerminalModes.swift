#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Takes over a terminal and restores it, from signal handlers too.
nonisolated enum TerminalModes {
  /// The state for signal handlers: plain memory that was allocated before they were installed.
  private struct Terminal {
    var input: Int32 = -1
    /// Opened for nonblocking writes.
    var output: Int32 = -1
    var isOutputOwn = false
    var found = termios()
    var raw = termios()
    var isOurs = false
    /// The number of handlers that restored it because the program is about to end or stop.
    var giveUps = 0
  }

  // Only used while holding the lock.
  nonisolated(unsafe) private static let terminal = {
    let pointer = UnsafeMutablePointer<Terminal>.allocate(capacity: 1)
    pointer.initialize(to: Terminal())
    return pointer
  }()

  // Alternate screen, hidden cursor, bracketed paste, no wrapping at the right edge; and back.
  private static let enterBytes: [UInt8] = Array(
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?7l".utf8)
  private static var leaveBytes: StaticString {
    "\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"
  }

  /// How long restoring waits, in milliseconds, for the pending output to be read.
  private static var patience: Int { 1_000 }

  /// Saves the terminal's settings.
  static func prepare(input: Int32, output: Int32) throws(TerminalError) {
    var found = termios()
    guard tcgetattr(input, &found) == 0 else { throw .noTerminal }
    let own = TerminalDevice.reopened(output, O_WRONLY)
    SignalLock.hold {
      terminal.pointee = Terminal(
        input: input, output: own ?? output, isOutputOwn: own != nil, found: found,
        raw: found.raw)
    }
  }

  /// Undoes `prepare` after the terminal was restored.
  static func finish() {
    SignalLock.hold {
      if terminal.pointee.isOutputOwn { close(terminal.pointee.output) }
      terminal.pointee = Terminal()
    }
  }

  /// Takes over the terminal, even if it is still ours: others used it while we were stopped.
  static func enter() throws(TerminalError) {
    try awaitForeground()
    let code: Int32 = SignalLock.hold {
      if terminal.pointee.giveUps > 0 { return 0 }
      guard tcsetattr(terminal.pointee.input, TCSANOW, &terminal.pointee.raw) == 0 else {
        return errno
      }
      terminal.pointee.isOurs = true
      return 0
    }
    guard code == 0 else { throw .system(code) }
    try write(enterBytes)
  }

  /// Restores the terminal, once.
  static func leave() {
    SignalLock.hold { giveBack() }
  }

  /// Restores it in a signal handler; `enter` does nothing until `goOn` was called as often.
  ///
  /// If a key caused the signal, unread input is discarded so that no other program gets it.
  static func giveUp(afterKey isKey: Bool) {
    SignalLock.hold {
      terminal.pointee.giveUps += 1
      if isKey, terminal.pointee.isOurs { tcflush(terminal.pointee.input, TCIFLUSH) }
      giveBack()
    }
  }

  /// Called after being stopped; `enter` still has to take the terminal over again.
  static func goOn() {
    SignalLock.hold { terminal.pointee.giveUps -= 1 }
  }

  /// Writes everything, however many times it takes, unless the terminal was restored meanwhile.
  static func write(_ bytes: [UInt8]) throws(TerminalError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let written = writeOnce(rest) else { return }
      if written.count >= 0 {
        rest = rest.dropFirst(written.count)
      } else if written.code == EAGAIN {
        var wait = pollfd(fd: terminal.pointee.output, events: Int16(POLLOUT), revents: 0)
        // The timeout lets us notice that it was restored.
        poll(&wait, 1, 100)
      } else if written.code != EINTR {
        throw .system(written.code)
      }
    }
  }
}

nonisolated extension TerminalModes {
  private static func writeOnce(_ bytes: ArraySlice<UInt8>) -> (count: Int, code: Int32)? {
    SignalLock.hold {
      guard terminal.pointee.isOurs else { return nil }
      let count = bytes.withUnsafeBytes { write($0.baseAddress, $0.count) }
      return (count, errno)
    }
  }

  /// If nothing reads the output, it discards what is pending after a while.
  private static func giveBack() {
    guard terminal.pointee.isOurs else { return }
    var written = 0
    var milliseconds = 0
    while written < leaveBytes.utf8CodeUnitCount, milliseconds < patience + 100 {
      let left = leaveBytes.utf8CodeUnitCount - written
      let count = write(leaveBytes.utf8Start + written, left)
      if count > 0 {
        written += count
      } else if count < 0, errno == EAGAIN {
        poll(nil, 0, 1)
        milliseconds += 1
        if milliseconds == patience {
          tcflush(terminal.pointee.output, TCOFLUSH)
          written = 0
        }
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    tcsetattr(terminal.pointee.input, TCSANOW, &terminal.pointee.found)
    terminal.pointee.isOurs = false
  }

  private static func write(_ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(terminal.pointee.output, start, count)
    #else
      Glibc.write(terminal.pointee.output, start, count)
    #endif
  }

  /// Stops until the shell gives the program the terminal: while that belongs to another
  /// program, we mustn't write to it.
  private static func awaitForeground() throws(TerminalError) {
    let input = terminal.pointee.input
    let group = tcgetpgrp(input)
    guard group >= 0, group != getpgrp() else { return }
    var stop = sigset_t()
    var found = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTTOU)
    // The main actor's threads block all signals, and a thread that blocks this one isn't stopped.
    pthread_sigmask(SIG_UNBLOCK, &stop, &found)
    defer { pthread_sigmask(SIG_SETMASK, &found, nil) }
    var settings = termios()
    // Unchanged settings; only the attempt matters.
    guard tcgetattr(input, &settings) == 0, tcsetattr(input, TCSANOW, &settings) == 0 else {
      throw .system(errno)
    }
  }
}
