/// Writes numbers and bytes one after another.
package struct Packer {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Seven bits per byte, the lowest first; the eighth bit means that more follow (LEB128).
  mutating func add(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  package mutating func add(_ bytes: some Collection<UInt8>) {
    add(UInt64(bytes.count))
    self.bytes.append(contentsOf: bytes)
  }
}

/// Reads what a packer wrote, without trusting it.
package struct Unpacker {
  private let bytes: [UInt8]
  private var offset = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many bytes haven't been read yet.
  package var left: Int { bytes.count - offset }

  mutating func number() throws(Damage) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      guard offset < bytes.count else { throw Damage() }
      let byte = bytes[offset]
      offset += 1
      number |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return number }
    }
    throw Damage()
  }

  package mutating func countedBytes() throws(Damage) -> ArraySlice<UInt8> {
    guard let count = Int(exactly: try number()), count <= left else { throw Damage() }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }
}

/// The bytes differ from what was written, or were never written by this program.
package struct Damage: Error {
  package init() {}
}
