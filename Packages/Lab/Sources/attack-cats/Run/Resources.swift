import Foundation
import HostileSupport

/// What the process had before a try; only Linux tells.
struct Resources {
  private let series: Series
  #if os(Linux)
    private let memory: Int
    private let descriptors: Int
  #endif

  init(_ series: Series) throws {
    self.series = series
    #if os(Linux)
      descriptors = try Self.descriptors()
      memory = try PeakMemory.restarted()
    #endif
  }

  /// Throws when the try took too much memory meanwhile, or left something open.
  func check() async throws {
    #if os(Linux)
      let growth = try PeakMemory.bytes() - memory
      guard growth <= series.memoryLimit else {
        throw Violation("\(growth) bytes of memory; \(series.memoryLimit) are allowed")
      }
      // The thread of a transfer that was given up ends in its own time.
      let deadline = ContinuousClock.now + .seconds(10)
      while try Self.descriptors() > descriptors {
        guard .now < deadline else {
          throw Violation("\(try Self.descriptors() - descriptors) descriptors stay open")
        }
        await Task.yield()
      }
    #endif
  }

  #if os(Linux)
    private static func descriptors() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
  #endif
}
