/// The ways in which PNG writes a byte as its difference to what its neighbours let expect.
enum PNGRowFilter: UInt8, CaseIterable {
  case none
  case sub
  case up
  case average
  case paeth

  /// Turns differences back into bytes, in place; `left` is how many bytes a pixel takes.
  func undo(
    _ row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, left: Int
  ) {
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
      let start =
        switch left {
        case 3: Self.undoPaeth(row, above: above, left: 3)
        case 4: Self.undoPaeth(row, above: above, left: 4)
        default: 0
        }
      for index in row.indices.dropFirst(start) {
        let before = index < left ? (0, 0) : (row[index - left], above[index - left])
        row[index] &+= Self.paeth(before.0, above[index], before.1)
      }
    }
  }

  /// Writes the differences of a row; `left` is how many bytes a pixel takes.
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

  /// Whichever of the three is nearest to left + up - corner, the earlier of two that are.
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let leftDistance = abs(Int16(up) - Int16(corner))
    let upDistance = abs(Int16(left) - Int16(corner))
    let cornerDistance = abs(Int16(left) + Int16(up) - 2 * Int16(corner))
    if leftDistance <= upDistance, leftDistance <= cornerDistance { return left }
    return upDistance <= cornerDistance ? up : corner
  }
}
