import Foundation
import ProgramSupport

/// A writer running in its own process.
struct RunningWriter {
  let writer: Writer
  private let process: Process
  private let output = Pipe()

  init(_ writer: Writer, program: URL) throws {
    self.writer = writer
    process = Process(program, writer.words)
    process.standardOutput = output
    try process.run()
  }

  /// Kills it some time after so many changes; returns the number of changes it acknowledged.
  func kill(after changes: Int, microseconds: UInt32) throws -> Int {
    let acknowledgements = output.fileHandleForReading
    var count = 0
    while count < changes, let read = try acknowledgements.read(upToCount: 1), !read.isEmpty {
      count += 1
    }
    usleep(microseconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    count += try acknowledgements.readToEnd()?.count ?? 0
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGKILL else {
      let signal = process.terminationReason == .uncaughtSignal ? "by signal" : "with exit code"
      throw Violation(
        """
        \(writer.name) ended by itself, \(signal) \(process.terminationStatus), \
        after \(count) changes
        """)
    }
    return count
  }
}
