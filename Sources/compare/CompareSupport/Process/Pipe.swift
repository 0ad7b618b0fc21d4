import Foundation

/// Both ends of a pipe that no other child inherits.
struct Pipe {
  let read: Int32
  let write: Int32

  static func open() -> Pipe? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return Pipe(read: ends[0], write: ends[1])
  }

  func close() {
    Foundation.close(read)
    Foundation.close(write)
  }
}
