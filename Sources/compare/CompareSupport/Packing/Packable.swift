/// A value that can be written as bytes and read back.
///
/// Far faster than `Codable`, whose decoders take longer to read a file's facts than the compiler's
/// libraries take to find them out again.
package protocol Packable: SendableMetatype {
  func pack(into packer: inout Packer)
  init(from unpacker: inout Unpacker) throws(Damage)
}

/// A value that is written field by field.
package protocol PackedByFields: Packable {
  static var fields: PackedFields<Self> { get }
}

extension PackedByFields {
  package func pack(into packer: inout Packer) { Self.fields.pack(self, &packer) }
  package init(from unpacker: inout Unpacker) throws(Damage) {
    self = try Self.fields.unpack(&unpacker)
  }
}

/// The fields of a value, in the order in which they are written.
package struct PackedFields<Value>: Sendable {
  fileprivate let pack: @Sendable (Value, inout Packer) -> Void
  fileprivate let unpack: @Sendable (inout Unpacker) throws(Damage) -> Value

  /// Takes a function that makes a value from its fields, and one that takes it apart.
  package init<each Field: Packable>(
    _ make: @escaping @Sendable (repeat each Field) throws(Damage) -> Value,
    _ fields: @escaping @Sendable (Value) -> (repeat each Field)
  ) {
    pack = { value, packer in
      let values = fields(value)
      repeat (each values).pack(into: &packer)
    }
    unpack = { unpacker throws(Damage) in try make(repeat try (each Field)(from: &unpacker)) }
  }
}

extension Packable where Self: FixedWidthInteger {
  package func pack(into packer: inout Packer) { packer.add(UInt64(truncatingIfNeeded: self)) }
  package init(from unpacker: inout Unpacker) throws(Damage) {
    self.init(truncatingIfNeeded: try unpacker.number())
  }
}

extension UInt64: Packable {}
extension Int64: Packable {}
extension Int: Packable {}
extension UInt8: Packable {}

extension Bool: PackedByFields {
  package static let fields = PackedFields({ (byte: UInt8) in byte != 0 }) { $0 ? 1 : 0 }
}

extension String: Packable {
  package func pack(into packer: inout Packer) { packer.add(utf8) }
  package init(from unpacker: inout Unpacker) throws(Damage) {
    self.init(decoding: try unpacker.countedBytes(), as: UTF8.self)
  }
}

extension Packable where Self: RawRepresentable, RawValue: Packable {
  package func pack(into packer: inout Packer) { rawValue.pack(into: &packer) }
  package init(from unpacker: inout Unpacker) throws(Damage) {
    guard let value = Self(rawValue: try RawValue(from: &unpacker)) else { throw Damage() }
    self = value
  }
}

extension Range: Packable where Bound == Int {
  package func pack(into packer: inout Packer) {
    lowerBound.pack(into: &packer)
    upperBound.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    let lower = try Int(from: &unpacker)
    let upper = try Int(from: &unpacker)
    guard lower <= upper else { throw Damage() }
    self = lower..<upper
  }
}

extension Optional: Packable where Wrapped: Packable {
  package func pack(into packer: inout Packer) {
    packer.add(self == nil ? 0 : 1)
    self?.pack(into: &packer)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    self = try unpacker.number() == 0 ? nil : try Wrapped(from: &unpacker)
  }
}

extension Array: Packable where Element: Packable {
  package func pack(into packer: inout Packer) {
    count.pack(into: &packer)
    for element in self { element.pack(into: &packer) }
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    let count = try Int(from: &unpacker)
    // Each element takes at least one byte; a larger count must not reserve all memory.
    guard (0...unpacker.left).contains(count) else { throw Damage() }
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(from: &unpacker)) }
  }
}
