import Foundation

/// Reads two pipes as either has something, so that a full one never blocks the child.
///
/// It ends when both are closed, or when a third one says stop: a grandchild that outlives its
/// parent keeps the pipes open for as long as it likes.
struct PipeDrain {
  private var descriptors: [pollfd]
  private var standardOutput: [UInt8] = []
  private var transcript: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  init(output: Int32, errors: Int32, stop: Int32) {
    descriptors = [output, errors, stop].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  mutating func run() -> (standardOutput: [UInt8], transcript: [UInt8]) {
    while descriptors[..<2].contains(where: { $0.fd >= 0 }) {
      guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0 else {
        if errno == EINTR { continue }
        break
      }
      if descriptors[2].revents != 0 { break }
      for index in 0..<2 where descriptors[index].revents != 0 { readSome(index) }
    }
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
    if index == 0 { standardOutput += buffer[..<count] }
    transcript += buffer[..<count]
  }
}
