public import Foundation
import ProgramSupport
import Synchronization

/// One run of a program in a terminal of its own.
public final class TerminalRun: Sendable {
  /// What the program's parent is told, as a shell is.
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

  /// Starts it, as a shell does or in a session of its own.
  ///
  /// In its own, the terminal sends signals, and nobody could let a stopped program go on.
  /// What is typed before or after the program has the terminal is seen there, unless typing is
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
    // So that whoever waits for it goes on.
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) { [weak life] in
      life?.send(SIGKILL)
    }
  }

  deinit {
    life.send(SIGKILL)
  }

  public var isTerminalRestored: Bool { terminal.settings == settings }

  public var isOver: Bool { life.isOver }

  /// Makes the terminal as it was before the program came, as the command `reset` would.
  public func reset() { terminal.set(settings) }

  public func send(_ signal: Int32) { life.send(signal) }

  /// Waits until the program stops or ends; nil after its end.
  public func change() async -> Change? {
    var iterator = changes.makeAsyncIterator()
    return await iterator.next()
  }

  /// The most memory that the program had when that was looked at, in bytes, where it can be.
  public var peakMemory: Int { memory.withLock(\.self) }

  /// To be called while the program lives.
  public func noteMemory() {
    let status = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let kilobytes = line.flatMap({ Int($0.filter(\.isNumber)) }) else { return }
    memory.withLock { $0 = max($0, kilobytes * 1_024) }
  }
}

/// Whether a program still lives, so that no signal goes to another that got its number.
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
      // Looked at before it is taken away, so that its number stays its own until that is known.
      var info = siginfo_t()
      while waitid(P_PID, id_t(id), &info, WEXITED | WSTOPPED | WNOWAIT) != 0, errno == EINTR {}
      if let change = taken() { return change }
    }
    return nil
  }

  /// Nothing if it went on meanwhile.
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
