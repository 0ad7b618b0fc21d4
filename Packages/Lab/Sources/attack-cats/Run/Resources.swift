import Foundation
import HostileSupport

/// The resources of the process before a try; known on Linux only.
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

  /// Throws if the try used too much memory or left a descriptor open.
  func check() async throws {
    #if os(Linux)
      let growth = try PeakMemory.bytes() - memory
      guard growth <= series.memoryLimit else {
        throw Violation("used \(growth) bytes of memory instead of at most \(series.memoryLimit)")
      }
      // The thread of an abandoned transfer may take a moment to end.
      let deadline = ContinuousClock.now + .seconds(10)
      while try Self.descriptors() > descriptors {
        guard .now < deadline else {
          throw Violation("\(try Self.descriptors() - descriptors) descriptors were left open")
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
