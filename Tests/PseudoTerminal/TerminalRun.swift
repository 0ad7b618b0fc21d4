public import Foundation
import ProgramSupport
import Synchronization

/// A run of a program in its own terminal.
public final class TerminalRun: Sendable {
  /// A status change as reported to the parent, such as a shell.
  public enum Change: Equatable, Sendable {
    case exited(Int32)
    case killed(by: Int32)
    case stopped(by: Int32)
  }

  public let terminal: PseudoTerminal
  public let id: pid_t
  private let settings: [UInt8]
  private let changes: AsyncStream<Change>
  private let life: Life
  private let memory = Mutex(0)

  /// Starts it, either as a shell would or in its own session.
  ///
  /// In its own session, the terminal sends signals, but no shell can continue a stopped program.
  /// Input before and after the program has the terminal is echoed, unless typing is
  /// hidden.
  public init(
    _ program: URL, _ arguments: [String], columns: UInt16 = 80, rows: UInt16 = 10,
    environment: [String: String] = ["TERM": "xterm"], hasOwnSession: Bool = false,
    showsTyping: Bool = true, limit: Int = 1_800
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    if !showsTyping { terminal.hideTyping() }
    settings = terminal.settings
    id = try Self.spawn(
      program, arguments, environment, on: terminal, hasOwnSession: hasOwnSession)
    life = Life(id)
    let (changes, continuation) = AsyncStream.makeStream(of: Change.self)
    self.changes = changes
    Thread.detachNewThread { [life] in
      while let change = life.next() { continuation.yield(change) }
      continuation.finish()
    }
    // Ends a program that runs too long, so that tests waiting for it continue.
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) { [weak life] in
      life?.send(SIGKILL)
    }
  }

  deinit {
    life.send(SIGKILL)
  }

  public var isTerminalRestored: Bool { terminal.settings == settings }

  public var isOver: Bool { life.isOver }

  /// Restores the terminal's original settings, like the command `reset`.
  public func reset() { terminal.set(settings) }

  public func send(_ signal: Int32) { life.send(signal) }

  /// Waits until the program stops or ends; nil after its end.
  public func change() async -> Change? {
    var iterator = changes.makeAsyncIterator()
    return await iterator.next()
  }

  /// The peak memory in bytes at the last check, if it can be read.
  public var peakMemory: Int { memory.withLock(\.self) }

  /// Must be called while the program is running.
  public func noteMemory() {
    let status = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let kilobytes = line.flatMap({ Int($0.filter(\.isNumber)) }) else { return }
    memory.withLock { $0 = max($0, kilobytes * 1_024) }
  }
}

/// Tracks whether a program still exists, so that no signal goes to another with a reused id.
private final class Life: Sendable {
  private let id: pid_t
  private let over = Mutex(false)

  init(_ id: pid_t) {
    self.id = id
  }

  var isOver: Bool { over.withLock(\.self) }

  func send(_ signal: Int32) {
    over.withLock { if !$0 { kill(id, signal) } }
  }

  func next() -> TerminalRun.Change? {
    while !isOver {
      // Checked with WNOWAIT before reaping, so that its id isn't reused until that is recorded.
      var info = siginfo_t()
      while waitid(P_PID, id_t(id), &info, WEXITED | WSTOPPED | WNOWAIT) != 0, errno == EINTR {}
      if let change = taken() { return change }
    }
    return nil
  }

  /// Nil if it continued in the meantime.
  private func taken() -> TerminalRun.Change? {
    over.withLock { isOver in
      var status: Int32 = 0
      let taken = waitpid(id, &status, WUNTRACED | WNOHANG)
      if taken == 0 { return nil }
      if taken == id, status & 0xFF == 0x7F { return .stopped(by: status >> 8 & 0xFF) }
      isOver = true
      guard taken == id else { return nil }
      return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(by: status & 0x7F)
    }
  }
}
