import SeededNumbers

/// A flipped bit or a missing end.
enum Damage: Equatable {
  case flip(byte: Int, bit: Int)
  case cut(length: Int)

  /// Three quarters are flips, of which a quarter is in the first hundred bytes.
  static func random(of count: Int, using numbers: inout SeededGenerator) -> Damage {
    if Int.random(in: 0..<4, using: &numbers) == 0 {
      return .cut(length: Int.random(in: 0..<count, using: &numbers))
    }
    let isInHeader = Int.random(in: 0..<4, using: &numbers) == 0
    let byte = Int.random(in: 0..<(isInHeader ? min(100, count) : count), using: &numbers)
    return .flip(byte: byte, bit: Int.random(in: 0..<8, using: &numbers))
  }

  func apply(to bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .flip(let byte, let bit):
      var bytes = bytes
      bytes[byte] ^= 1 << UInt8(bit)
      return bytes
    case .cut(let length): return Array(bytes.prefix(length))
    }
  }
}
