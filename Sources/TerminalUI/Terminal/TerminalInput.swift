import Foundation

/// Waits for what comes from outside, on a thread of its own.
nonisolated final class TerminalInput: Sendable {
  enum Event: Sendable {
    case keys([Key])
    case resized
    /// The program goes on after it was stopped.
    case continued
    case ended
  }

  /// How long after ESC the rest of a sequence may come, in milliseconds.
  private static let escapeTimeout: Int32 = 50

  /// Opened so that reading from it never waits: another program may take what was there.
  private let input: Int32
  private let isInputOwn: Bool
  private let wakeUp = Pipe()

  init(input: Int32) {
    let own = TerminalDevice.reopened(input, O_RDONLY)
    self.input = own ?? input
    isInputOwn = own != nil
    // A handler must never wait because the pipe is full.
    let descriptor = wakeUp.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    if isInputOwn { close(input) }
  }

  /// Where signal handlers write to.
  var wakeUpDescriptor: Int32 { wakeUp.fileHandleForWriting.fileDescriptor }

  /// What happens until `stop` is called or the input ends.
  func events() -> AsyncStream<Event> {
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    Thread.detachNewThread { [self] in
      read(into: continuation)
      continuation.finish()
    }
    return events
  }

  func stop() {
    var notice = TerminalSignals.Notice.stop
    _ = write(wakeUpDescriptor, &notice, 1)
  }

  private func read(into events: AsyncStream<Event>.Continuation) {
    var decoder = KeyDecoder()
    let noticeDescriptor = wakeUp.fileHandleForReading.fileDescriptor
    while true {
      var waits = [
        pollfd(fd: noticeDescriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waits, 2, decoder.isAtEscape ? Self.escapeTimeout : -1)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return _ = events.yield(.ended) }
      if count == 0 { events.yield(.keys(decoder.timeOut())) }
      if waits[0].revents != 0 {
        let notices = Set(bytes(from: noticeDescriptor) ?? [])
        if notices.contains(TerminalSignals.Notice.stop) { return }
        if notices.contains(TerminalSignals.Notice.continued) { events.yield(.continued) }
        if notices.contains(TerminalSignals.Notice.resized) { events.yield(.resized) }
      } else if waits[1].revents != 0 {
        guard let bytes = bytes(from: input) else { return _ = events.yield(.ended) }
        let keys = decoder.decode(bytes)
        if !keys.isEmpty { events.yield(.keys(keys)) }
      }
    }
  }

  /// What is there, maybe nothing yet, or `nil` at the end.
  private func bytes(from descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count > 0 { return Array(buffer[..<count]) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }
}
