import Shared
import Testing

extension Bitmap {
  /// A picture of pixels that look random.
  static func random(width: Int, height: Int, seed: Int = 1) throws -> Bitmap {
    var dice = Dice(seed)
    let rgba = (0..<4 * width * height).map { _ in UInt8.random(in: 0...255, using: &dice) }
    return try #require(Bitmap(width: width, height: height, rgba: rgba))
  }
}

/// Does something in a task that is cancelled already.
func inCancelledTask<Value: Sendable>(
  _ body: @escaping @Sendable () async throws -> Value
) async -> Result<Value, any Error> {
  await Task {
    withUnsafeCurrentTask { $0?.cancel() }
    return try await body()
  }.result
}
