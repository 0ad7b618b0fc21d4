import Foundation

/// The memory of this process.
enum PeakMemory {
  /// The most bytes that were resident at any time.
  static var bytes: Double {
    #if os(macOS)
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss)
    #else
      // Not `getrusage`: there a new program begins with the peak of whoever started it.
      let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let peak = lines.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      let kilobytes = peak?.split(whereSeparator: \.isWhitespace).dropFirst().first
      return kilobytes.flatMap { Double($0) }.map { $0 * 1024 } ?? .nan
    #endif
  }
}
