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
