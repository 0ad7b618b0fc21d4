import Foundation

/// Runs other programs.
enum Child {
  enum Failure: Error, CustomStringConvertible {
    case status(program: String, Int32)
    case noNumber(String)

    var description: String {
      switch self {
      case .status(let program, let status): "“\(program)” ended with status \(status)."
      case .noNumber(let text): "“\(text)” is no number."
      }
    }
  }

  /// What a program prints.
  @discardableResult
  static func output(of program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    // `waitUntilExit` looks only now and then, which would be most of a short run's time.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    end.wait()
    guard process.terminationStatus == 0 else {
      throw Failure.status(program: program.path(), process.terminationStatus)
    }
    return String(decoding: output, as: UTF8.self)
  }

  static func number(_ text: Substring) throws -> Double {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let number = Double(text) else { throw Failure.noNumber(text) }
    return number
  }
}
