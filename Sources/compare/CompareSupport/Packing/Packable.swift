/// A value that can be written as bytes and read back.
///
/// Far faster than `Codable`, whose decoders take longer to read a file's facts than the compiler's
/// libraries take to find them out again.
package protocol Packable {
  func pack(into packer: inout Packer)
  init(from unpacker: inout Unpacker) throws(Damage)
}

extension UInt64: Packable {
  package func pack(into packer: inout Packer) { packer.add(self) }
  package init(from unpacker: inout Unpacker) throws(Damage) { self = try unpacker.number() }
}

extension Int: Packable {
  package func pack(into packer: inout Packer) { packer.add(UInt64(bitPattern: Int64(self))) }
  package init(from unpacker: inout Unpacker) throws(Damage) {
    self = Int(truncatingIfNeeded: try unpacker.number())
  }
}

extension Bool: Packable {
  package func pack(into packer: inout Packer) { UInt8(self ? 1 : 0).pack(into: &packer) }
  package init(from unpacker: inout Unpacker) throws(Damage) {
    self = try UInt8(from: &unpacker) != 0
  }
}

extension UInt8: Packable {
  package func pack(into packer: inout Packer) { packer.add(UInt64(self)) }
  package init(from unpacker: inout Unpacker) throws(Damage) {
    self = UInt8(truncatingIfNeeded: try unpacker.number())
  }
}

extension String: Packable {
  package func pack(into packer: inout Packer) { packer.add(self) }
  package init(from unpacker: inout Unpacker) throws(Damage) { self = try unpacker.text() }
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
    // Each element takes a byte at least; a larger count must not reserve the whole memory.
    guard (0...unpacker.left).contains(count) else { throw Damage() }
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(from: &unpacker)) }
  }
}
