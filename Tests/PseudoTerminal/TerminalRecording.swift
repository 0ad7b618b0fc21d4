import Foundation
import Synchronization

/// Reads everything that a program writes to its terminal, as fast as it comes.
public final class TerminalRecording: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var isOver = false
    var waiter: Waiter?
  }

  private struct Waiter {
    let text: [UInt8]
    var from: Int
    /// Whether it arrives even if the program has ended.
    let isSure: Bool
    let continuation: CheckedContinuation<Int?, Never>
  }

  /// No program writes this; once it was read, everything before it has arrived.
  private static let mark = Array("\u{0}mark\u{0}".utf8)

  private let terminal: PseudoTerminal
  private let state = Mutex(State())

  public init(_ run: TerminalRun) {
    terminal = run.terminal
    Thread.detachNewThread { [weak self] in
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let user = run.terminal.user
      // The timeout lets it notice that its owner is gone.
      while let self, !self.isOver {
        var wait = pollfd(fd: user, events: Int16(POLLIN), revents: 0)
        if poll(&wait, 1, 200) == 0 {
          if run.isOver { self.giveUp() }
          continue
        }
        let count = read(user, &buffer, buffer.count)
        guard count > 0 else { break }
        run.noteMemory()
        self.append(buffer[..<count])
      }
      self?.stop()
    }
  }

  private var isOver: Bool { state.withLock(\.isOver) }

  /// The number of bytes so far.
  public var count: Int { state.withLock(\.bytes.count) }

  /// The bytes after a position.
  public func bytes(from start: Int) -> ArraySlice<UInt8> { state.withLock { $0.bytes[start...] } }

  /// Waits for a text after a position, and returns its end; nil if it doesn't come.
  @discardableResult
  public func text(_ text: String, from start: Int = 0) async -> Int? {
    await bytes(Array(text.utf8), from: start, isSure: false)
  }

  /// All output written before this call.
  public func everything() async -> [UInt8] {
    let start = count
    _ = Self.mark.withUnsafeBytes { write(terminal.program, $0.baseAddress, $0.count) }
    guard let end = await bytes(Self.mark, from: start, isSure: true) else {
      return state.withLock(\.bytes)
    }
    return state.withLock { state in
      state.bytes.removeSubrange(end - Self.mark.count..<end)
      return Array(state.bytes[..<(end - Self.mark.count)])
    }
  }

  /// Stops reading, and ends all waits.
  public func stop() {
    state.withLock { $0.isOver = true }
    release { _ in true }
  }

  private func giveUp() {
    release { !$0.isSure }
  }

  private func release(if isReleased: (Waiter) -> Bool) {
    let waiter = state.withLock { state -> Waiter? in
      guard let waiter = state.waiter, isReleased(waiter) else { return nil }
      state.waiter = nil
      return waiter
    }
    waiter?.continuation.resume(returning: nil)
  }

  private func bytes(_ text: [UInt8], from start: Int, isSure: Bool) async -> Int? {
    await withCheckedContinuation { continuation in
      let answer: Int?? = state.withLock { state in
        if let end = Self.end(of: text, in: state.bytes, from: start) { return .some(end) }
        if state.isOver { return .some(nil) }
        let from = max(start, state.bytes.count - text.count)
        state.waiter = Waiter(text: text, from: from, isSure: isSure, continuation: continuation)
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  private func append(_ new: ArraySlice<UInt8>) {
    let answer = state.withLock { state -> (Int, CheckedContinuation<Int?, Never>)? in
      state.bytes += new
      guard let waiter = state.waiter else { return nil }
      guard let end = Self.end(of: waiter.text, in: state.bytes, from: waiter.from) else {
        state.waiter?.from = max(waiter.from, state.bytes.count - waiter.text.count)
        return nil
      }
      state.waiter = nil
      return (end, waiter.continuation)
    }
    if let (end, continuation) = answer { continuation.resume(returning: end) }
  }

  private static func end(of text: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= start + text.count else { return nil }
    for place in start...(bytes.count - text.count) where bytes[place] == text[0] {
      if bytes[place..<place + text.count].elementsEqual(text) { return place + text.count }
    }
    return nil
  }
}
