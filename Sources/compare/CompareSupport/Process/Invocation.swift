/// Another program to run: an argument array, never a line for a shell.
package struct Invocation: Sendable {
  var path: String
  var arguments: [String]
  var folder: String
  /// What the program's environment has beyond, or instead of, this one's.
  package var environment: [String: String] = [:]
  /// What it hasn't, though this one's has.
  package var removes: Set<String> = []
  /// What it reads from its standard input.
  package var input: [UInt8] = []
  /// A file that gets its standard output, however much that is; nil when it is to be returned.
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

/// How a program ended and what it said.
package struct Outcome: Sendable {
  /// The exit code, or 128 plus the signal that ended it, as a shell would say.
  package var status: Int32
  package var standardOutput: [UInt8]
  /// Both outputs, in the order in which they arrived.
  var transcript: [UInt8]
  /// Whether it was ended because it took too long.
  package var isLate = false

  package var succeeded: Bool { status == 0 }
  package var text: String { String(decoding: transcript, as: UTF8.self) }
}
