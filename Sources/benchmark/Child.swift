import Foundation

/// Runs other programs.
enum Child {
  struct Failure: Error, CustomStringConvertible {
    let program: String
    let status: Int32

    var description: String { "“\(program)” ended with status \(status)." }
  }

  static func run(_ program: URL, _ arguments: [String], output: Bool) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if !output { process.standardOutput = FileHandle.nullDevice }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(program: program.path(), status: process.terminationStatus)
    }
  }
}
