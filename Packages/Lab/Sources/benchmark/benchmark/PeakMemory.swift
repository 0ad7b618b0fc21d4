import Foundation

/// The memory of this process.
enum PeakMemory {
  /// The peak resident memory in bytes.
  static var bytes: Double {
    #if os(macOS)
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss)
    #else
      // Not `getrusage`: on Linux a new program starts with the peak of its parent.
      let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let peak = lines.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      let kilobytes = peak?.split(whereSeparator: \.isWhitespace).dropFirst().first
      return kilobytes.flatMap { Double($0) }.map { $0 * 1024 } ?? .nan
    #endif
  }
}
