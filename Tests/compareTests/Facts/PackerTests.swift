import Testing

@testable import CompareSupport
@testable import SourceRecords

@Suite("Packed facts")
struct PackerTests {
  @Test(arguments: [0, 1, 127, 128, 300, .max, -1, .min])
  func `A number comes back as it was`(_ number: Int) throws {
    #expect(try unpacked(number) == number)
  }

  @Test func `Texts, ranges, gaps and lists come back as they were`() throws {
    #expect(try unpacked(["", "naïve", "日本語"]) == ["", "naïve", "日本語"])
    #expect(try unpacked([3..<7, 0..<0]) == [3..<7, 0..<0])
    #expect(try unpacked([nil, 2] as [Int?]) == [nil, 2])
  }

  @Test func `A small number takes one byte`() {
    var packer = Packer()
    packer.add(127)
    #expect(packer.bytes == [127])
    packer.add(128)
    #expect(packer.bytes == [127, 0x80, 1])
  }

  @Test func `What ends too early is damaged`() {
    var packer = Packer()
    ["one", "two"].pack(into: &packer)
    for count in packer.bytes.indices {
      #expect(throws: Damage.self) { try read([String].self, Array(packer.bytes.prefix(count))) }
    }
  }

  @Test(
    arguments: [
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01],
    ])
  func `A count that nothing can have is damaged`(_ bytes: [UInt8]) {
    #expect(throws: Damage.self) { try read([Int].self, bytes) }
    #expect(throws: Damage.self) { try read(String.self, bytes) }
  }

  @Test func `A range that ends before it begins and an unknown kind are damaged`() {
    #expect(throws: Damage.self) { try read(Range<Int>.self, [7, 3]) }
    #expect(throws: Damage.self) { try read(Symbol.Kind.self, [99]) }
  }

  private func unpacked<Value: Packable>(_ value: Value) throws -> Value {
    var packer = Packer()
    value.pack(into: &packer)
    return try read(Value.self, packer.bytes)
  }

  private func read<Value: Packable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Value {
    var unpacker = Unpacker(bytes)
    let value = try Value(from: &unpacker)
    #expect(unpacker.left == 0)
    return value
  }
}
