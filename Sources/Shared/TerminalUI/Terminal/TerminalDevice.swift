#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Opens a terminal a second time.
nonisolated enum TerminalDevice {
  /// Reopens the same terminal for nonblocking reads and writes, if possible.
  ///
  /// Setting O_NONBLOCK on the descriptor we got would affect all its users, such as the shell.
  static func reopened(_ descriptor: Int32, _ access: Int32) -> Int32? {
    var path = [CChar](repeating: 0, count: 1024)
    guard ttyname_r(descriptor, &path, path.count) == 0 else { return nil }
    let own = open(path, access | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    return own < 0 ? nil : own
  }
}
