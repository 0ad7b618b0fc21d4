/// How many cells there are to draw on.
nonisolated public struct Size: Equatable, Sendable {
  /// The most columns and the most rows that are ever drawn.
  public static let limit = 1000

  public let columns: Int
  public let rows: Int

  /// Makes a size, brought into the range from 0 × 0 to `limit` × `limit`.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(0, columns), Self.limit)
    self.rows = min(max(0, rows), Self.limit)
  }
}
