import Foundation

/// A terminal without a screen, seen from the user's side.
public final class PseudoTerminal: Sendable {
  public struct Unavailable: Error {}

  /// The user's side.
  let user: Int32
  /// The program's side.
  public let program: Int32

  public init(columns: UInt16, rows: UInt16) throws {
    var user: Int32 = -1
    var program: Int32 = -1
    guard openpty(&user, &program, nil, nil, nil) == 0 else { throw Unavailable() }
    self.user = user
    self.program = program
    // Otherwise a program that a test starts would keep it open.
    for descriptor in [user, program] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(program)
    close(user)
  }

  /// The path under which other programs can open it.
  var path: String {
    // Not `ttyname`, which answers in memory that all threads share.
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard ttyname_r(program, &name, name.count) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  public func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(user, UInt(TIOCSWINSZ), &size)
  }

  public func type(_ text: String) { type(Array(text.utf8)) }

  /// Types as fast as the input is read, for as long as the condition holds.
  public func type(_ bytes: [UInt8], while isRead: () -> Bool = { true }) {
    var rest = bytes[...]
    while !rest.isEmpty, isRead() {
      var wait = pollfd(fd: user, events: Int16(POLLOUT), revents: 0)
      guard poll(&wait, 1, 100) > 0 else { continue }
      // Never more at once than fits if there is any room at all.
      let part = rest.prefix(256)
      let count = part.withUnsafeBytes { write(user, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The number of typed bytes that no program has read.
  public var unreadCount: Int {
    var count: Int32 = 0
    return ioctl(program, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }

  /// Waits for a while until that many bytes are unread.
  public func awaitUnread(_ count: Int) {
    for _ in 0..<30_000 where unreadCount < count { poll(nil, 0, 10) }
  }

  /// Hangs up, like closing the terminal's window; it can't be used any more.
  public func hangUp() {
    // Replaced, not just closed, so that the number isn't reused.
    let nothing = open("/dev/null", O_RDWR)
    dup2(nothing, user)
    close(nothing)
  }

  /// The terminal's settings, as bytes that can be compared.
  public var settings: [UInt8] {
    var settings = termios()
    guard tcgetattr(program, &settings) == 0 else { return [] }
    return withUnsafeBytes(of: &settings, Array.init)
  }

  /// Changes the settings as another user of the terminal would.
  public func set(_ settings: [UInt8]) {
    var settings = settings
    settings.withUnsafeMutableBytes { bytes in
      guard let settings = bytes.baseAddress?.assumingMemoryBound(to: termios.self) else { return }
      _ = tcsetattr(program, TCSANOW, settings)
    }
  }

  /// Turns off the echo, as for a password.
  func hideTyping() {
    var settings = termios()
    tcgetattr(program, &settings)
    settings.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(program, TCSANOW, &settings)
  }

  /// Writes to it as a program does, until no room is left because nothing is read.
  public func fill() {
    let other = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    defer { close(other) }
    let dots = [UInt8](repeating: UInt8(ascii: "."), count: 1024)
    while write(other, dots, dots.count) > 0 {}
    while write(other, dots, 1) > 0 {}
  }

  /// Whether there is something to read before a waiting test must give up.
  private func isReady() -> Bool {
    var wait = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 300_000) > 0
  }

  /// Waits for the program to write a text, and returns the output up to and including it.
  public func output(upTo end: String) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        var output: [UInt8] = []
        var byte: UInt8 = 0
        while isReady(), read(user, &byte, 1) == 1 {
          output.append(byte)
          if output.suffix(end.utf8.count).elementsEqual(end.utf8) { break }
        }
        continuation.resume(returning: String(decoding: output, as: UTF8.self))
      }
    }
  }
}
