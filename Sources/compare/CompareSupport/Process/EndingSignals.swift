import Foundation

/// The signals that tell this program to end.
enum EndingSignals {
  static let all = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in all { sigaddset(&set, signal) }
    return set
  }
}
