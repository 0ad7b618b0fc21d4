import Foundation
import ProgramSupport

/// A process that makes tries, and its output; it is killed after a minute of silence.
final class WorkerProcess {
  private static let patience: Int32 = 60_000

  private let process: Process
  private let output = Pipe()
  private var unread: [UInt8] = []
  private var wasSilent = false

  init(_ program: URL, _ arguments: [String]) throws {
    // A crash is reported by its number; repeating it shows where it was.
    process = Process(program, arguments, environment: ["SWIFT_BACKTRACE": "enable=no"])
    process.standardOutput = output
    try process.run()
  }

  /// The next line, or `nil` at the end.
  func line() -> WorkerLine? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let text = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeSubrange(...end)
        if let line = WorkerLine(text) { return line }
      } else if !read() {
        return nil
      }
    }
  }

  private func read() -> Bool {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&event, 1, Self.patience) > 0 else {
      wasSilent = true
      kill(process.processIdentifier, SIGKILL)
      return false
    }
    let data = output.fileHandleForReading.availableData
    unread += data
    return !data.isEmpty
  }

  /// How it ended, or `nil` if it finished normally.
  func ending() -> String? {
    process.waitUntilExit()
    if wasSilent { return "was silent for a minute" }
    if process.terminationReason == .uncaughtSignal {
      return "ended by signal \(process.terminationStatus)"
    }
    return process.terminationStatus == 0 ? nil : "ended with \(process.terminationStatus)"
  }
}
