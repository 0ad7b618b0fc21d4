import Foundation

/// The memory of this process.
enum PeakMemory {
  /// The most that was resident at any time.
  static var bytes: Double {
    var usage = rusage()
    #if os(macOS)
      getrusage(RUSAGE_SELF, &usage)
      let bytesPerUnit = 1.0
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      let bytesPerUnit = 1024.0
    #endif
    return Double(usage.ru_maxrss) * bytesPerUnit
  }
}
