/// Why there is no result, worded for standard error.
///
/// Failures are declared next to the code that fails, as extensions. Nothing here depends on the
/// kind of a failure: every one is reported and ends the program with the same code.
package struct Failure: Error, Equatable {
  package static let exitCode: Int32 = 1

  /// What was wrong, including the value, in one sentence.
  package let line: String
  /// The output of a program that failed.
  package let output: String

  package init(_ line: String, output: String = "") {
    // A reason from the system may already end with a full stop.
    self.line = line.hasSuffix("..") ? String(line.dropLast()) : line
    self.output = output
  }

  /// Reads what another run of this program wrote on standard error; nil if it isn't one failure
  /// without output.
  init?(reported text: String) {
    guard text.hasPrefix(Self.start), text.last == "\n", !text.dropLast().contains("\n") else {
      return nil
    }
    self.init(String(text.dropFirst(Self.start.count).dropLast()))
  }

  private static let start = "Error: "

  /// The text for standard error: the output of what failed, then the line.
  package var message: String {
    let end = output.isEmpty || output.hasSuffix("\n") ? "" : "\n"
    return "\(output)\(end)\(Self.start)\(line)\n"
  }
}

/// Turns a failure into a reason for stopping.
package func failing<Value>(_ body: () throws(Failure) -> Value) throws(Stop) -> Value {
  do throws(Failure) {
    return try body()
  } catch {
    throw .failed(error)
  }
}

/// Why something stopped early.
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
