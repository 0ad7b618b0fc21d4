/// Another program to run: an argument array, never a line for a shell.
struct Invocation: Sendable {
  var path: String
  var arguments: [String]
  var folder: String
  /// What the program's environment has beyond, or instead of, this one's.
  var environment: [String: String] = [:]
}

/// How a program ended and what it said.
struct Outcome: Sendable {
  /// The exit code, or 128 plus the signal that ended it, as a shell would say.
  var status: Int32
  var standardOutput: [UInt8]
  /// Both outputs, in the order in which they arrived.
  var transcript: [UInt8]
  /// Whether it was ended because it took too long.
  var isLate = false

  var succeeded: Bool { status == 0 }
  var text: String { String(decoding: transcript, as: UTF8.self) }
}
