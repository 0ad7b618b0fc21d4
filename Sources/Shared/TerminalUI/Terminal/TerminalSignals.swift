#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Restores the terminal before a signal stops or ends us, and reports those that change it.
nonisolated enum TerminalSignals {
  /// The bytes that are written to the wake-up pipe.
  enum Notice {
    static let resized: UInt8 = 1
    static let continued: UInt8 = 2
    static let stop: UInt8 = 3
  }

  /// All others end a program that doesn't handle them, including the real-time signals of Linux.
  private static let ending = (1...last).filter {
    !uncatchable.contains($0) && !harmless.contains($0) && !stopping.contains($0)
  }
  private static let stopping = [SIGTSTP, SIGTTIN, SIGTTOU]
  private static let uncatchable = [SIGKILL, SIGSTOP]
  /// Sent for crashes: even if ignored, they end the program.
  private static let traps = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  private static let notices = [SIGWINCH, SIGCONT]
  #if canImport(Darwin)
    private static let last: Int32 = 31
    private static let harmless = notices + [SIGPIPE, SIGCHLD, SIGURG, SIGINFO]
  #else
    private static let last: Int32 = 64
    private static let harmless = notices + [SIGPIPE, SIGCHLD, SIGURG]
  #endif

  // Handlers need plain memory, written before they are installed and by one host at a time. They
  // mustn't allocate any: a signal may arrive while its thread holds the allocator's lock. So they
  // read no array, and no stored property that isn't initialised before.
  nonisolated(unsafe) private static let found = {
    let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(last) + 1)
    pointer.initialize(repeating: sigaction(), count: Int(last) + 1)
    return pointer
  }()
  nonisolated(unsafe) private static let wakeUp = {
    let pointer = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    pointer.initialize(to: -1)
    return pointer
  }()

  static func install(wakeUp descriptor: Int32) {
    wakeUp.pointee = descriptor
    for signal in ending { replace(signal, by: giveBackAndDie) }
    for signal in stopping { replace(signal, by: giveBackAndStop) }
    for signal in notices { replace(signal, by: tell) }
    replace(SIGPIPE, by: SIG_IGN)
  }

  static func uninstall() {
    for signal in ending + stopping + notices + [SIGPIPE] { putBack(signal) }
    wakeUp.pointee = -1
  }

  /// Ends the process as the default action does.
  ///
  /// The Swift runtime's own handlers are bypassed: they would ask the user whether to debug.
  private static let giveBackAndDie: @convention(c) (Int32) -> Void = { signal in
    let code = errno
    TerminalModes.giveUp(afterKey: isKey(signal))
    setHandler(SIG_DFL, of: signal, found: nil)
    // Blocked until this handler returns, and then no longer ours.
    raise(signal)
    errno = code
  }

  /// Stops the process as the default action does, and continues here.
  private static let giveBackAndStop: @convention(c) (Int32) -> Void = { signal in
    let code = errno
    TerminalModes.giveUp(afterKey: isKey(signal))
    var ours = sigaction()
    setHandler(SIG_DFL, of: signal, found: &ours)
    raise(signal)
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, signal)
    // It stops in this call, unless there is no shell that could continue it.
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    sigaction(signal, &ours, nil)
    TerminalModes.goOn()
    var notice = Notice.continued
    write(wakeUp.pointee, &notice, 1)
    errno = code
  }

  private static let tell: @convention(c) (Int32) -> Void = { signal in
    let code = errno
    var notice = signal == SIGWINCH ? Notice.resized : Notice.continued
    write(wakeUp.pointee, &notice, 1)
    errno = code
  }

  /// Whether the terminal sends it for a key: Ctrl-Z or Ctrl-\.
  private static func isKey(_ signal: Int32) -> Bool { signal == SIGTSTP || signal == SIGQUIT }

  private static func putBack(_ signal: Int32) {
    sigaction(signal, found + Int(signal), nil)
  }

  private static func replace(
    _ signal: Int32, by handler: (@convention(c) (Int32) -> Void)?
  ) {
    setHandler(handler, of: signal, found: found + Int(signal))
    let canBeIgnored = !traps.contains(signal) && !notices.contains(signal)
    if canBeIgnored, isIgnored(found[Int(signal)]) { putBack(signal) }
  }

  private static func setHandler(
    _ handler: (@convention(c) (Int32) -> Void)?, of signal: Int32,
    found: UnsafeMutablePointer<sigaction>?
  ) {
    var action = sigaction()
    // No other handler may run while the terminal is being restored.
    sigfillset(&action.sa_mask)
    action.sa_flags = SA_RESTART | SA_ONSTACK
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(signal, &action, found)
  }

  /// Whether the signal is ignored, as under `nohup`.
  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
