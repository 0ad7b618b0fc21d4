import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A lock for signal handlers too: its holder isn't interrupted by signals.
nonisolated enum SignalLock {
  private static let isHeld = Atomic(false)

  /// In milliseconds, longer than anything holds the lock.
  private static var patience: Int { 2_000 }

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

  /// Gives up after `patience`, and `hold` goes on without the lock: its holder may have crashed.
  private static func take() -> Bool {
    for _ in 0..<patience {
      if !isHeld.exchange(true, ordering: .acquiringAndReleasing) { return true }
      poll(nil, 0, 1)
    }
    return false
  }
}
