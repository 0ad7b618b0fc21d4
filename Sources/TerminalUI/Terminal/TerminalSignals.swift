#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Sees to it that no signal leaves the terminal ours, and passes on those that change it.
nonisolated enum TerminalSignals {
  /// What is written to the wake-up pipe.
  enum Notice {
    static let resized: UInt8 = 1
    static let continued: UInt8 = 2
    static let stop: UInt8 = 3
  }

  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
  private static let traps = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  private static let notices = [SIGWINCH, SIGCONT]

  // Handlers need plain memory; written before they are there, and by one host at a time.
  nonisolated(unsafe) private static let found = {
    let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    pointer.initialize(repeating: sigaction(), count: 64)
    return pointer
  }()
  nonisolated(unsafe) private static let wakeUp = {
    let pointer = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    pointer.initialize(to: -1)
    return pointer
  }()

  static func install(wakeUp descriptor: Int32) {
    wakeUp.pointee = descriptor
    for signal in ending + traps { replace(signal, by: giveBackAndDie) }
    for signal in notices { replace(signal, by: tell) }
    replace(SIGPIPE, by: SIG_IGN)
  }

  static func uninstall() {
    for signal in ending + traps + notices + [SIGPIPE] { putBack(signal) }
    wakeUp.pointee = -1
  }

  /// After having been stopped, so that it can be stopped again.
  static func continued() {
    if !isIgnored(found[Int(SIGTSTP)]) { setHandler(giveBackAndDie, of: SIGTSTP, found: nil) }
  }

  /// Ends, or stops, as programs do by default; a stopped one goes on here.
  ///
  /// The runtime's own handlers are left out: they would ask the user whether to debug.
  private static let giveBackAndDie: @convention(c) (Int32) -> Void = { signal in
    let code = errno
    TerminalModes.leave()
    setHandler(SIG_DFL, of: signal, found: nil)
    // Blocked until this handler returns, and then no longer ours.
    raise(signal)
    errno = code
  }

  private static let tell: @convention(c) (Int32) -> Void = { signal in
    let code = errno
    var notice = signal == SIGWINCH ? Notice.resized : Notice.continued
    write(wakeUp.pointee, &notice, 1)
    errno = code
  }

  private static func putBack(_ signal: Int32) {
    sigaction(signal, found + Int(signal), nil)
  }

  private static func replace(
    _ signal: Int32, by handler: (@convention(c) (Int32) -> Void)?
  ) {
    setHandler(handler, of: signal, found: found + Int(signal))
    if ending.contains(signal), isIgnored(found[Int(signal)]) { putBack(signal) }
  }

  private static func setHandler(
    _ handler: (@convention(c) (Int32) -> Void)?, of signal: Int32,
    found: UnsafeMutablePointer<sigaction>?
  ) {
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    action.sa_flags = SA_RESTART | SA_ONSTACK
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(signal, &action, found)
  }

  /// As `nohup` asks for.
  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
