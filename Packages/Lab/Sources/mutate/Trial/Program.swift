import Foundation
import ProgramSupport
import Synchronization

/// A child process that runs until it ends, prints an awaited line, or takes too long.
struct Program {
  enum Ending: Equatable {
    case exited(Int32)
    case said(String)
    case tookTooLong
  }

  let file: URL
  let arguments: [String]
  var environment: [String: String] = [:]
  var folder: URL?

  /// Passes each line of output to `isEnough`, and ends the process when that returns true.
  func run(within limit: TimeInterval, until isEnough: (String) -> Bool) throws -> Ending {
    let process = Process(file, arguments, in: folder, environment: environment)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let isLate = Mutex(false)
    let identifier = process.processIdentifier
    let ender = DispatchWorkItem {
      isLate.withLock { $0 = true }
      kill(identifier, SIGKILL)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: ender)
    let enough = read(pipe.fileHandleForReading, until: isEnough)
    ender.cancel()
    if enough != nil { kill(identifier, SIGKILL) }
    process.waitUntilExit()
    if let enough { return .said(enough) }
    return isLate.withLock { $0 } ? .tookTooLong : .exited(process.terminationStatus)
  }

  private func read(_ handle: FileHandle, until isEnough: (String) -> Bool) -> String? {
    var rest = Data()
    while true {
      let data = handle.availableData
      if data.isEmpty { return nil }
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[(end + 1)...])
        if isEnough(line) { return line }
      }
    }
  }
}
