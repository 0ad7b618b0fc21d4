public import Shared

/// A PNG file as a list of chunks, which may be in any order and wrong in any way.
public struct PNGBytes {
  public static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  public var chunks: [(name: String, data: [UInt8])]

  public init(chunks: [(name: String, data: [UInt8])] = []) {
    self.chunks = chunks
  }

  public var bytes: [UInt8] {
    Self.signature + chunks.flatMap { Self.chunk($0.name, $0.data) }
  }

  /// The error when the file is read, if there is one.
  public var error: PNGError? { Self.error(bytes) }

  public func inserting(_ name: String, _ data: [UInt8] = [], at index: Int) -> PNGBytes {
    var file = self
    file.chunks.insert((name, data), at: index)
    return file
  }

  public func removing(_ name: String) -> PNGBytes {
    PNGBytes(chunks: chunks.filter { $0.name != name })
  }

  public func replacing(_ name: String, with data: [UInt8]) -> PNGBytes {
    PNGBytes(chunks: chunks.map { $0.name == name ? (name, data) : $0 })
  }

  public static func error(_ bytes: [UInt8]) -> PNGError? {
    do throws(PNGError) {
      _ = try Bitmap(png: bytes)
      return nil
    } catch { return error }
  }

  public static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + data
    return number(data.count) + checked + number(checksum(checked))
  }

  /// A big-endian number of four bytes.
  public static func number(_ number: Int) -> [UInt8] {
    (0..<4).reversed().map { UInt8(number >> (8 * $0) & 255) }
  }

  /// The CRC of the standard, computed a byte at a time.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    let checksum = bytes.reduce(UInt32.max) { checksum, byte in
      checksum >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: checksum) ^ byte)]
    }
    return Int(~checksum)
  }

  /// The remainder for each byte, computed bit by bit.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    var rest = UInt32(byte)
    for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    return rest
  }
}
