import Foundation
import Testing

/// The most memory that this process has had at once, on Linux.
enum PeakMemory {
  /// Starts again from what it has now, which is returned, in bytes.
  static func restarted() throws -> Int {
    try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    return try bytes()
  }

  static func bytes() throws -> Int {
    let status = try String(contentsOf: URL(filePath: "/proc/self/status"), encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.filter(\.isNumber))) * 1_024
  }
}
