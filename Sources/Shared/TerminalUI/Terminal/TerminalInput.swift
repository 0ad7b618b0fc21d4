import Foundation
import Synchronization

/// Waits for events from outside on its own thread.
nonisolated final class TerminalInput: Sendable {
  /// Opened for nonblocking reads: another program may have taken what was there.
  private let input: Int32
  private let isInputOwn: Bool
  private let wakeUp = Pipe()
  private let queue = Mutex(InputQueue())

  init(input: Int32) {
    let own = TerminalDevice.reopened(input, O_RDONLY)
    self.input = own ?? input
    isInputOwn = own != nil
    // A signal handler must never block because the pipe is full.
    let descriptor = wakeUp.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    if isInputOwn { close(input) }
  }

  /// The descriptor that signal handlers write to.
  var wakeUpDescriptor: Int32 { wakeUp.fileHandleForWriting.fileDescriptor }

  /// Yields whenever `next` may have something, until `stop` is called or the input ends.
  ///
  /// Reads ahead of what is handled, since otherwise Ctrl-C couldn't overtake waiting keys.
  func arrivals() -> AsyncStream<Void> {
    let (arrivals, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    Thread.detachNewThread { [self] in
      read { event in
        queue.withLock { $0.add(event) }
        continuation.yield()
      }
      continuation.finish()
    }
    return arrivals
  }

  /// The next thing to handle, if any.
  func next() -> InputQueue.Item? { queue.withLock { $0.next() } }

  /// Ends the input; even keys that were already read are dropped.
  func stop() {
    queue.withLock { $0.close() }
    var notice = TerminalSignals.Notice.stop
    _ = write(wakeUpDescriptor, &notice, 1)
  }

  private func read(_ report: (InputQueue.Event) -> Void) {
    var decoder = KeyDecoder()
    let noticeDescriptor = wakeUp.fileHandleForReading.fileDescriptor
    while true {
      var waits = [
        pollfd(fd: noticeDescriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waits, 2, decoder.patience ?? -1)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return report(.ended) }
      if count == 0 { report(.keys(decoder.timeOut())) }
      if waits[0].revents != 0 {
        let notices = Set(bytes(from: noticeDescriptor) ?? [])
        if notices.contains(TerminalSignals.Notice.stop) { return }
        if notices.contains(TerminalSignals.Notice.continued) { report(.continued) }
        if notices.contains(TerminalSignals.Notice.resized) { report(.resized) }
      } else if waits[1].revents != 0 {
        guard let bytes = bytes(from: input) else { return report(.ended) }
        report(.keys(decoder.decode(bytes)))
      }
    }
  }

  /// The available bytes, possibly none, or `nil` at the end.
  private func bytes(from descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count > 0 { return Array(buffer[..<count]) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }
}
