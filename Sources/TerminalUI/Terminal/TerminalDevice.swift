#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal as something that can be opened.
nonisolated enum TerminalDevice {
  /// The same terminal once more, so that neither reading nor writing waits, where that can be.
  ///
  /// Not the one that is given made so: that would hold for all who share it, a shell for one.
  static func reopened(_ descriptor: Int32, _ access: Int32) -> Int32? {
    var path = [CChar](repeating: 0, count: 1024)
    guard ttyname_r(descriptor, &path, path.count) == 0 else { return nil }
    let own = open(path, access | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    return own < 0 ? nil : own
  }
}
