/// The filters with which PNG stores bytes as differences from a prediction by their neighbours.
enum PNGRowFilter: UInt8, CaseIterable {
  case none
  case sub
  case up
  case average
  case paeth

  /// Turns differences back into bytes, in place; `left` is the size of a pixel in bytes.
  func undo(
    _ row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, left: Int
  ) {
    guard let start = row.baseAddress, let startAbove = above.baseAddress else { return }
    let pixels = PNGPixelFilter(row: start, above: startAbove, count: row.count)
    if pixels.undo(self, pixelSize: left) { return }
    switch self {
    case .none:
      break
    case .sub:
      for index in row.indices.dropFirst(left) { row[index] &+= row[index - left] }
    case .up:
      for index in row.indices { row[index] &+= above[index] }
    case .average:
      for index in row.indices {
        let before = index < left ? 0 : row[index - left]
        row[index] &+= Self.average(before, above[index])
      }
    case .paeth:
      for index in row.indices.prefix(left) { row[index] &+= above[index] }
      for index in row.indices.dropFirst(left) {
        row[index] &+= Self.paeth(row[index - left], above[index], above[index - left])
      }
    }
  }

  /// Computes the differences of a row; `left` is the size of a pixel in bytes.
  func apply(
    to row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, left: Int,
    into differences: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in row.indices {
      let before = index < left ? 0 : row[index - left]
      let expected =
        switch self {
        case .none: 0 as UInt8
        case .sub: before
        case .up: above[index]
        case .average: Self.average(before, above[index])
        case .paeth: Self.paeth(before, above[index], index < left ? 0 : above[index - left])
        }
      differences[index] = row[index] &- expected
    }
  }

  private static func average(_ left: UInt8, _ up: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt16(left) + UInt16(up)) / 2)
  }

  /// The one of the three that is nearest to left + up - corner; ties go to the earlier one.
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let leftDistance = abs(Int16(up) - Int16(corner))
    let upDistance = abs(Int16(left) - Int16(corner))
    let cornerDistance = abs(Int16(left) + Int16(up) - 2 * Int16(corner))
    if leftDistance <= upDistance, leftDistance <= cornerDistance { return left }
    return upDistance <= cornerDistance ? up : corner
  }
}
