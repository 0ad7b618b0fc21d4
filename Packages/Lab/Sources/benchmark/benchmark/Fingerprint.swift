/// The FNV-1a hash of texts: the same in every run and on every system.
struct Fingerprint {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for byte in Array(text.utf8) + [0] {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
