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
    // `waitUntilExit` looks only now and then, which would be most of a short run's time.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    end.wait()
    guard process.terminationStatus == 0 else {
      throw Failure(program: program.path(), status: process.terminationStatus)
    }
  }
}
