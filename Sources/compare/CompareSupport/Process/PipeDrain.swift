import Foundation

/// Reads two pipes as data arrives, so that a full one never blocks the child.
///
/// It ends when both are closed, when a third pipe signals a stop, or a while after the child's
/// end: a grandchild that outlives its parent keeps the pipes open as long as it likes.
struct PipeDrain {
  private var descriptors: [pollfd]
  private var standardOutput: [UInt8] = []
  private var transcript: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// Called with the output as it arrives.
  private let hear: (ArraySlice<UInt8>) -> Void

  init(
    output: Int32, errors: Int32, stop: Int32,
    hear: @escaping (ArraySlice<UInt8>) -> Void = { _ in }
  ) {
    self.hear = hear
    descriptors = [output, errors, stop].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// How often to check for the child, because nothing signals its end.
  private static let look = Duration.milliseconds(250)
  /// How long other processes may go on writing after the child's end.
  private static let grace = Duration.seconds(2)

  /// - Returns: whether it reached the end of the output before the end of the time.
  mutating func run(for limit: Duration? = nil, hasEnded: () -> Bool = { false }) -> Bool {
    let clock = ContinuousClock()
    let end = limit.map { clock.now + $0 }
    var nextLook = clock.now + Self.look
    var last: ContinuousClock.Instant?
    while descriptors[..<2].contains(where: { $0.fd >= 0 }) {
      let now = clock.now
      if now >= nextLook {
        if last == nil, hasEnded() { last = now + Self.grace }
        nextLook = now + Self.look
      }
      if let last, now >= last { break }
      let rest = end.map { max(0, ($0 - now) / .milliseconds(1)).rounded(.up) } ?? .infinity
      let pause = min(rest, Self.look / .milliseconds(1))
      let ready = poll(&descriptors, nfds_t(descriptors.count), Int32(pause))
      if ready == 0, rest == 0 { return false }
      if ready < 0, errno != EINTR { break }
      guard ready > 0 else { continue }
      if descriptors[2].revents != 0 { break }
      for index in 0..<2 where descriptors[index].revents != 0 { readSome(index) }
    }
    return true
  }

  /// Closes what is still open.
  mutating func finish() -> (standardOutput: [UInt8], transcript: [UInt8]) {
    for descriptor in descriptors[..<2] where descriptor.fd >= 0 { close(descriptor.fd) }
    return (standardOutput, transcript)
  }

  private mutating func readSome(_ index: Int) {
    let count = read(descriptors[index].fd, &buffer, buffer.count)
    if count < 0, errno == EINTR { return }
    guard count > 0 else {
      close(descriptors[index].fd)
      descriptors[index].fd = -1
      return
    }
    if index == 0, standardOutput.count < Self.mostOutput { standardOutput += buffer[..<count] }
    transcript += buffer[..<count]
    if transcript.count > 2 * Self.mostTranscript {
      transcript.removeFirst(transcript.count - Self.mostTranscript)
    }
    hear(buffer[..<count])
  }

  /// In bytes; no output that is read is longer, and endless output must not fill the memory.
  private static let mostOutput = 1 << 30
  /// In bytes; only the last of them are kept.
  private static let mostTranscript = 16 << 20
}
