import Foundation

/// What signals do to a program that doesn't ask for them.
enum SignalList {
  static let stopping = [SIGTSTP, SIGTTIN, SIGTTOU]

  /// Those that a program can live with, SIGPIPE because ours asks for it.
  static let harmless = [SIGPIPE, SIGCHLD, SIGURG, SIGWINCH, SIGCONT]

  #if os(Linux)
    /// By number where Swift has no name, and the real-time signals that the C library leaves.
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
