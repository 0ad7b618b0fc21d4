import Foundation

extension ProgramDeclaration {
  /// Prepares the process, before anything else, and reads its arguments.
  ///
  /// Exits with a message on standard error if it can't run or if an argument isn't valid UTF-8:
  /// a repaired argument would name another file.
  ///
  /// - Returns: The words after the program's name.
  public func start() -> [String] {
    fillStandardDescriptors()
    // Exceeding the user's file size limit should fail the write, not kill the process.
    // Handled rather than ignored, because child processes would inherit an ignored signal.
    signal(SIGXFSZ) { _ in }
    if let problem = stackProblem() ?? descriptorProblem() ?? threadProblem()
      ?? environmentProblem()
    {
      ErrorOutput.say("Error: \(problem)\n")
      exit(SearchStatus.failure)
    }
    do throws(UsageError) {
      return try words(of: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    } catch {
      ErrorOutput.say(message(error, for: []))
      exit(UsageError.exitCode)
    }
  }
}

/// Opens something in place of standard descriptors that were closed when the program started.
///
/// Otherwise the next file to be opened would get such a number, and our output would go into it.
/// The replacements are read-only, so that writing to them fails.
private func fillStandardDescriptors() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
    _ = open("/dev/null", O_RDONLY)
  }
}

/// System libraries abort without a message when they can't open the files that they need.
private func descriptorProblem() -> String? {
  let needed = 16
  let opened = (0..<needed).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }.filter { $0 >= 0 }
  opened.forEach { close($0) }
  guard opened.count < needed else { return nil }
  return "Only \(opened.count) more files can be opened, and \(needed) are needed;"
    + " raise the limit (ulimit -n)."
}

/// A program that uses up its stack is ended by a signal, wherever it is.
private func stackProblem() -> String? {
  let needed: rlim_t = 1_024
  var limit = rlimit()
  #if canImport(Darwin)
    let stack = RLIMIT_STACK
  #else
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  #endif
  guard getrlimit(stack, &limit) == 0, limit.rlim_cur < needed << 10 else { return nil }
  return "The stack may take only \(limit.rlim_cur >> 10) kB, and \(needed) are needed;"
    + " raise the limit (ulimit -s)."
}

/// System libraries wait without end for a thread that can't be started, and for signals meanwhile.
private func threadProblem() -> String? {
  let needed = 16
  let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  gate.initialize(to: pthread_mutex_t())
  defer { gate.deallocate() }
  pthread_mutex_init(gate, nil)
  pthread_mutex_lock(gate)
  // They wait for the gate, so that all of them are there at the same time.
  var started: [pthread_t] = []
  while started.count < needed, let thread = startThread(waitingFor: gate) {
    started.append(thread)
  }
  pthread_mutex_unlock(gate)
  for thread in started { pthread_join(thread, nil) }
  pthread_mutex_destroy(gate)
  guard started.count < needed else { return nil }
  return "Only \(started.count) of \(needed) threads that are needed can be started;"
    + " raise the limits of processes and memory (ulimit -u, ulimit -v)."
}

private func startThread(waitingFor gate: UnsafeMutablePointer<pthread_mutex_t>) -> pthread_t? {
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let code = pthread_create(
    &thread, nil,
    { context in
      if let gate = context as UnsafeMutableRawPointer? {
        pthread_mutex_lock(gate.assumingMemoryBound(to: pthread_mutex_t.self))
        pthread_mutex_unlock(gate.assumingMemoryBound(to: pthread_mutex_t.self))
      }
      return nil
    }, gate)
  return code == 0 ? thread : nil
}

/// Reports environment variables for folders that aren't valid UTF-8.
private func environmentProblem() -> String? {
  for name in ["HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "TMPDIR"] {
    if let value = getenv(name), String(validatingCString: value) == nil {
      return "\(name) is '\(escaped(value))', which isn't UTF-8; set it to a folder whose name is."
    }
  }
  return nil
}

private func words(
  of arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int
) throws(UsageError) -> [String] {
  var words: [String] = []
  for case let argument? in UnsafeBufferPointer(start: arguments, count: count).dropFirst() {
    guard let word = String(validatingCString: argument) else {
      throw .explained("The argument '\(escaped(argument))' isn't UTF-8; use a name that is.")
    }
    words.append(word)
  }
  return words
}

/// The text with invalid bytes escaped as in a shell's `$'…'`: `a\xff`.
private func escaped(_ text: UnsafePointer<CChar>) -> String {
  var rest = UnsafeRawBufferPointer(start: text, count: strlen(text))[...]
  var escaped = ""
  while !rest.isEmpty {
    // A character takes at most four bytes.
    let character = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }
      .first
    escaped += character ?? rest.prefix(1).map { "\\x" + String($0, radix: 16) }.joined()
    rest = rest.dropFirst(character?.utf8.count ?? 1)
  }
  return escaped
}
