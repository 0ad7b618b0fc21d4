/// Filters the rows of a picture with four bytes per pixel, each with the filter that is likely to
/// compress best: the one with the least sum of absolute differences, taken as signed bytes.
struct PNGFilterChooser {
  private static let pixelSize = 4

  private let nothing: [UInt8]
  private var candidate: [UInt8]
  private var best: [UInt8]

  init(rowSize: Int) {
    nothing = [UInt8](repeating: 0, count: rowSize)
    candidate = [UInt8](repeating: 0, count: 1 + rowSize)
    best = candidate
  }

  /// The filter's number, followed by the differences.
  mutating func filter(
    _ row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>?
  ) -> [UInt8] {
    var least = Int.max
    for filter in PNGRowFilter.allCases {
      let cost = nothing.withUnsafeBufferPointer { nothing in
        candidate.withUnsafeMutableBufferPointer { candidate in
          candidate[0] = filter.rawValue
          let differences = UnsafeMutableBufferPointer(rebasing: candidate.dropFirst())
          filter.apply(to: row, above: above ?? nothing, left: Self.pixelSize, into: differences)
          return differences.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
        }
      }
      guard cost < least else { continue }
      least = cost
      swap(&candidate, &best)
    }
    return best
  }
}
