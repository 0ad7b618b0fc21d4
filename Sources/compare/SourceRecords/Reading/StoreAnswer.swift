import CompareSupport

/// What a child says of one unit or record.
enum StoreAnswer<Value: Packable & Sendable>: Sendable {
  case read(Value)
  case unreadable
}

extension StoreAnswer: Packable {
  func pack(into packer: inout Packer) {
    switch self {
    case .read(let value):
      true.pack(into: &packer)
      value.pack(into: &packer)
    case .unreadable: false.pack(into: &packer)
    }
  }

  init(from unpacker: inout Unpacker) throws(Damage) {
    self = try Bool(from: &unpacker) ? .read(try Value(from: &unpacker)) : .unreadable
  }
}

/// Pieces of bytes, each behind its length and its sum, so that what a child said is known from
/// what it was about to say when it died.
enum AnswerStream {
  private static let headLength = 16

  static func piece(_ content: [UInt8]) -> [UInt8] {
    bytes(of: UInt64(content.count)) + bytes(of: Checksum.fnv1a(content)) + content
  }

  /// Those that are whole, up to the first that is not.
  static func pieces(_ stream: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = stream[...]
    while rest.count >= headLength {
      let start = rest.startIndex + headLength
      let count = number(rest.prefix(8))
      guard count <= UInt64(rest.count - headLength) else { break }
      let content = rest[start..<start + Int(count)]
      guard number(rest[rest.startIndex + 8..<start]) == Checksum.fnv1a(Array(content)) else {
        break
      }
      pieces.append(content)
      rest = rest[content.endIndex...]
    }
    return pieces
  }

  private static func bytes(of number: UInt64) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
