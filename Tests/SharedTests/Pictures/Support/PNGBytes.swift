import Shared

/// A PNG file chunk by chunk, which may be in any order and wrong in any way.
struct PNGBytes {
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  var chunks: [(name: String, data: [UInt8])] = []

  var bytes: [UInt8] {
    Self.signature + chunks.flatMap { Self.chunk($0.name, $0.data) }
  }

  /// The error that the file is, if it is one.
  var error: PNGError? { Self.error(bytes) }

  func inserting(_ name: String, _ data: [UInt8] = [], at index: Int) -> PNGBytes {
    var file = self
    file.chunks.insert((name, data), at: index)
    return file
  }

  func removing(_ name: String) -> PNGBytes {
    PNGBytes(chunks: chunks.filter { $0.name != name })
  }

  func replacing(_ name: String, with data: [UInt8]) -> PNGBytes {
    PNGBytes(chunks: chunks.map { $0.name == name ? (name, data) : $0 })
  }

  static func error(_ bytes: [UInt8]) -> PNGError? {
    do throws(PNGError) {
      _ = try Bitmap(png: bytes)
      return nil
    } catch { return error }
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + data
    return number(data.count) + checked + number(checksum(checked))
  }

  /// Four bytes, the highest first.
  static func number(_ number: Int) -> [UInt8] {
    (0..<4).reversed().map { UInt8(number >> (8 * $0) & 255) }
  }

  /// The CRC of the standard, bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var checksum = UInt32.max
    for byte in bytes {
      checksum ^= UInt32(byte)
      for _ in 0..<8 {
        checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1
      }
    }
    return Int(~checksum)
  }
}
