/// Why there is no result, in words for standard error.
///
/// What can go wrong is declared beside what fails, as extensions. Nothing here decides by the kind
/// of a failure: every one is said, and ends the program with the same code.
package struct Failure: Error, Equatable {
  package static let exitCode: Int32 = 1

  /// What was wrong, with the value, in one sentence.
  package let line: String
  /// What a program that failed wrote.
  package let output: String

  package init(_ line: String, output: String = "") {
    // A reason of the system's may end with a full stop of its own.
    self.line = line.hasSuffix("..") ? String(line.dropLast()) : line
    self.output = output
  }

  /// What goes to standard error: the output of what failed, then the line.
  package var message: String {
    let end = output.isEmpty || output.hasSuffix("\n") ? "" : "\n"
    return "\(output)\(end)Error: \(line)\n"
  }
}

/// Turns a failure into the reason for stopping that it is.
package func failing<Value>(_ body: () throws(Failure) -> Value) throws(Stop) -> Value {
  do throws(Failure) {
    return try body()
  } catch {
    throw .failed(error)
  }
}

/// Why something ended before its end.
package enum Stop: Error, Equatable {
  case failed(Failure)
  case interrupted(signal: Int32)
}

extension Failure {
  static func commandUnstartable(path: String, reason: String) -> Failure {
    Failure("'\(path)' cannot be run: \(reason).")
  }

  static func libraryUnusable(name: String, reason: String) -> Failure {
    Failure("\(name) of the Swift toolchain cannot be used: \(reason).")
  }

  static func toolMissing(name: String) -> Failure {
    Failure("The Swift toolchain on PATH has no '\(name)'.")
  }

  package static func toolFailed(name: String, output: String) -> Failure {
    Failure("\(name) failed; nothing was measured.", output: output)
  }

  package static func outputUnwritable(path: String, reason: String) -> Failure {
    Failure("'\(path)' cannot be written: \(reason).")
  }

  package static func folderMissing(path: String) -> Failure {
    Failure("There is no folder '\(path)'.")
  }
}
