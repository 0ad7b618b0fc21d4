import Foundation

extension ProgramDeclaration {
  /// Makes the process fit to run, before anything else, and reads how it was called.
  ///
  /// Ends it, with a line on standard error, if it can't run or if it was given bytes that are no
  /// text: repaired, they would name another file.
  ///
  /// - Returns: The words that follow the program's name.
  public func start() -> [String] {
    fillStandardDescriptors()
    // A file that is too large for its owner's limit is an error of the write, no reason to die.
    // Handled, not ignored: the programs that this one starts would inherit that.
    signal(SIGXFSZ) { _ in }
    if let problem = descriptorProblem() ?? environmentProblem() {
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

/// Puts something in the place of the standard descriptors that were closed when this program began.
///
/// The next file that is opened would be given the number of a closed one, and so the result.
/// What stands there now is open for reading alone: whoever writes is told that it can't be.
private func fillStandardDescriptors() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
    _ = open("/dev/null", O_RDONLY)
  }
}

/// Libraries of the system end a program without a word when they can't open what they need.
private func descriptorProblem() -> String? {
  let needed = 16
  let opened = (0..<needed).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }.filter { $0 >= 0 }
  opened.forEach { close($0) }
  guard opened.count < needed else { return nil }
  return "Only \(opened.count) more files can be opened, and \(needed) are needed;"
    + " raise the limit (ulimit -n)."
}

/// Says what is wrong with the variables that folders are found by.
private func environmentProblem() -> String? {
  for name in ["HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] {
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

/// The text with its stray bytes as a shell's `$'…'` has them: `a\xff`.
private func escaped(_ text: UnsafePointer<CChar>) -> String {
  var rest = UnsafeRawBufferPointer(start: text, count: strlen(text))[...]
  var escaped = ""
  while !rest.isEmpty {
    // A character takes four bytes at most.
    let character = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }
      .first
    escaped += character ?? rest.prefix(1).map { "\\x" + String($0, radix: 16) }.joined()
    rest = rest.dropFirst(character?.utf8.count ?? 1)
  }
  return escaped
}
