import Foundation
import ProgramSupport

/// Runs other programs.
enum Child {
  enum Failure: Error, CustomStringConvertible {
    case status(program: String, Int32)

    var description: String {
      switch self {
      case .status(let program, let status): "“\(program)” ended with status \(status)."
      }
    }
  }

  /// Returns the output of a program.
  @discardableResult
  static func output(
    of program: URL, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> String {
    let process = Process(program, arguments, environment: environment)
    let output = try process.output()
    guard process.terminationStatus == 0 else {
      throw Failure.status(
        program: ([program.lastPathComponent] + arguments).joined(separator: " "),
        process.terminationStatus)
    }
    return output
  }
}
