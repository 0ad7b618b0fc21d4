import CZlib

/// A named part of a PNG file, with a verified checksum.
struct PNGChunk {
  let name: String
  let data: UnsafeBufferPointer<UInt8>

  /// Whether decoders that don't know the chunk can ignore it.
  var isAncillary: Bool { name.first?.isLowercase ?? false }
}

/// Reads the chunks of a PNG file one after another.
struct PNGChunkReader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Length, name and checksum.
  private static let frameSize = 12

  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    guard bytes.starts(with: Self.signature) else {
      throw Self.signature.starts(with: bytes) ? .truncated : .notPNG
    }
    rest = bytes.dropFirst(Self.signature.count)
  }

  /// The number of bytes not yet read.
  var restCount: Int { rest.count }

  mutating func next() throws(PNGError) -> PNGChunk {
    guard rest.count >= Self.frameSize else { throw .truncated }
    let length = Self.number(rest.prefix(4))
    guard length <= rest.count - Self.frameSize else { throw .truncated }
    let checked = UnsafeBufferPointer(rebasing: rest.dropFirst(4).prefix(4 + length))
    let checksum = Self.number(rest.dropFirst(8 + length).prefix(4))
    rest = rest.dropFirst(Self.frameSize + length)

    let name = Self.name(checked.prefix(4))
    guard Self.checksum(of: checked) == checksum else { throw .damagedChunk(name) }
    guard !name.contains("?") else { throw .invalidChunk(name) }
    return PNGChunk(name: name, data: UnsafeBufferPointer(rebasing: checked.dropFirst(4)))
  }

  /// A big-endian number of four bytes.
  static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  static func checksum(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    Int(crc32_z(0, bytes.baseAddress, bytes.count))
  }

  /// Four letters; other characters become question marks.
  private static func name(_ bytes: some Sequence<UInt8>) -> String {
    let letters = bytes.map { byte in
      let character = Character(Unicode.Scalar(byte))
      return character.isASCII && character.isLetter ? character : "?"
    }
    return String(letters)
  }
}
