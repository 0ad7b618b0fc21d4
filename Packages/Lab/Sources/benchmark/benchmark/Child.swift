import Foundation

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

  /// This program.
  static var program: URL {
    Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
  }

  /// What a program prints.
  @discardableResult
  static func output(
    of program: URL, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Data {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    // `waitUntilExit` looks only now and then, which would be most of a short run's time.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    end.wait()
    guard process.terminationStatus == 0 else {
      throw Failure.status(
        program: ([program.lastPathComponent] + arguments).joined(separator: " "),
        process.terminationStatus)
    }
    return output
  }
}
