import Foundation

/// A terminal without a screen, seen from the side where a user sits.
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
    // Or a program that a test starts would keep it open.
    for descriptor in [user, program] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(program)
    close(user)
  }

  /// Where other programs find it.
  var path: String { ttyname(program).map { String(cString: $0) } ?? "" }

  public func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(user, UInt(TIOCSWINSZ), &size)
  }

  public func type(_ text: String) { type(Array(text.utf8)) }

  /// Types as fast as somebody reads it, for as long as the condition holds.
  public func type(_ bytes: [UInt8], while isRead: () -> Bool = { true }) {
    var rest = bytes[...]
    while !rest.isEmpty, isRead() {
      var wait = pollfd(fd: user, events: Int16(POLLOUT), revents: 0)
      guard poll(&wait, 1, 100) > 0 else { continue }
      // No more at once than there is always room for where there is any.
      let part = rest.prefix(256)
      let count = part.withUnsafeBytes { write(user, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// How many bytes were typed that no program has read.
  public var unreadCount: Int {
    var count: Int32 = 0
    return ioctl(program, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }

  /// Waits for a while until a program has so many bytes to read.
  public func awaitUnread(_ count: Int) {
    for _ in 0..<30_000 where unreadCount < count { poll(nil, 0, 10) }
  }

  /// Ends the terminal, as closing its window does; it can't be used any more.
  public func hangUp() {
    // Replaced and not just closed, so that nobody else gets the number.
    let nothing = open("/dev/null", O_RDWR)
    dup2(nothing, user)
    close(nothing)
  }

  /// Everything about how the terminal is set, as bytes that can be compared.
  public var settings: [UInt8] {
    var settings = termios()
    guard tcgetattr(program, &settings) == 0 else { return [] }
    return withUnsafeBytes(of: &settings, Array.init)
  }

  /// Sets it as somebody else would who uses it too.
  public func set(_ settings: [UInt8]) {
    var settings = settings
    settings.withUnsafeMutableBytes { bytes in
      guard let settings = bytes.baseAddress?.assumingMemoryBound(to: termios.self) else { return }
      _ = tcsetattr(program, TCSANOW, settings)
    }
  }

  /// As a terminal is while a password is asked for.
  func hideTyping() {
    var settings = termios()
    tcgetattr(program, &settings)
    settings.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(program, TCSANOW, &settings)
  }

  /// Writes to it as a program does, until nobody having read it leaves no more room.
  public func fill() {
    let other = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    defer { close(other) }
    let dots = [UInt8](repeating: UInt8(ascii: "."), count: 1024)
    while write(other, dots, dots.count) > 0 {}
    while write(other, dots, 1) > 0 {}
  }

  /// Whether there is something to read before a test that waits for it must be given up.
  private func isReady() -> Bool {
    var wait = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 300_000) > 0
  }

  /// Waits for the program to write a text, and returns everything up to it.
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
