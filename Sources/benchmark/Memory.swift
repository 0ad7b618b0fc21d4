import Foundation

/// The memory of this process.
enum Memory {
  /// The most that was resident at any time, in megabytes (10^6 bytes).
  static var peakMegabytes: Double {
    var usage = rusage()
    #if os(macOS)
      getrusage(RUSAGE_SELF, &usage)
      let bytesPerUnit = 1.0
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      let bytesPerUnit = 1024.0
    #endif
    return Double(usage.ru_maxrss) * bytesPerUnit / 1e6
  }
}
