import Foundation

/// The peak memory of this process, on Linux.
public enum PeakMemory {
  public struct Unknown: Error {}

  /// Resets the peak to the current memory, which is returned in bytes.
  public static func restarted() throws -> Int {
    try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    return try bytes()
  }

  public static func bytes() throws -> Int {
    let status = try String(contentsOf: URL(filePath: "/proc/self/status"), encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let kilobytes = line.flatMap({ Int($0.filter(\.isNumber)) }) else { throw Unknown() }
    return kilobytes * 1_024
  }
}
