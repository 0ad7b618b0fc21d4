import Foundation

/// Signals by their default effect on a program.
enum SignalList {
  static let stopping = [SIGTSTP, SIGTTIN, SIGTTOU]

  /// Signals that a program survives, SIGPIPE because ours ignores it.
  static let harmless = [SIGPIPE, SIGCHLD, SIGURG, SIGWINCH, SIGCONT]

  #if os(Linux)
    /// Includes signals that have no name in Swift, and real-time signals free for programs.
    static let ending =
      [
        SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGUSR1,
        SIGUSR2, SIGALRM, SIGTERM, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSTKFLT,
      ] + Array(34...64)
  #else
    static let ending = [
      SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGUSR1,
      SIGUSR2, SIGALRM, SIGTERM, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
    ]
  #endif
}
