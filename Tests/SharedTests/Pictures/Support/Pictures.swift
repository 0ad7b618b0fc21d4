import SeededNumbers
import Shared
import Testing

extension Bitmap {
  /// A picture of pseudo-random pixels.
  static func random(width: Int, height: Int, seed: Int = 1) throws -> Bitmap {
    var generator = SeededGenerator(seed: UInt64(seed))
    return try generator.picture(width: width, height: height)
  }
}

extension SeededGenerator {
  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) }
  }

  mutating func picture(width: Int, height: Int) throws -> Bitmap {
    let rgba = bytes(4 * width * height)
    return try #require(Bitmap(width: width, height: height, rgba: rgba))
  }
}

/// Runs the body in a task that is already cancelled.
func inCancelledTask<Value: Sendable>(
  _ body: @escaping @Sendable () async throws -> Value
) async -> Result<Value, any Error> {
  await Task {
    withUnsafeCurrentTask { $0?.cancel() }
    return try await body()
  }.result
}
