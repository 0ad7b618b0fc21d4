/// Another program to run: an argument array, never a shell command line.
package struct Invocation: Sendable {
  var path: String
  var arguments: [String]
  var folder: String
  /// Environment variables that are added to, or override, this program's.
  package var environment: [String: String] = [:]
  /// Environment variables of this program that are removed.
  package var removes: Set<String> = []
  /// The program's standard input.
  package var input: [UInt8] = []
  /// A file that receives its standard output, whatever the size; nil if it is to be returned.
  package var output: String?

  package init(
    path: String, arguments: [String], folder: String, environment: [String: String] = [:]
  ) {
    self.path = path
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
  }
}

/// How a program ended and what it printed.
package struct Outcome: Sendable {
  /// The exit code, or 128 plus the signal that ended it, as in a shell.
  package var status: Int32
  package var standardOutput: [UInt8]
  /// Both outputs, in the order in which they arrived.
  package var transcript: [UInt8]
  /// Whether it was ended because it took too long.
  package var isLate = false

  package var succeeded: Bool { status == 0 }
  package var text: String { String(decoding: transcript, as: UTF8.self) }
}
