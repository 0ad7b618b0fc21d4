import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A lock that signal handlers can take: who holds it is interrupted by none.
nonisolated enum SignalLock {
  private static let isHeld = Atomic(false)

  /// Longer than anybody holds it, in milliseconds.
  private static let patience = 2_000

  static func hold<Result>(_ body: () -> Result) -> Result {
    var all = sigset_t()
    var found = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &found)
    let isOurs = take()
    let result = body()
    if isOurs { isHeld.store(false, ordering: .releasing) }
    pthread_sigmask(SIG_SETMASK, &found, nil)
    return result
  }

  /// Whoever crashed while it held the lock would keep it; then it is used all the same.
  private static func take() -> Bool {
    for _ in 0..<patience {
      if !isHeld.exchange(true, ordering: .acquiringAndReleasing) { return true }
      poll(nil, 0, 1)
    }
    return false
  }
}
