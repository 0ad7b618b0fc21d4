/// Finds differences by chance, not by intent.
package enum Checksum {
  /// FNV-1a with 64 bits.
  package static func fnv1a(_ bytes: [UInt8]) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return sum
  }
}
