import Testing

@testable import attack_store

/// Bits flip and ends are cut off, of a file and of the log beside it.
@Suite("A damaged file")
struct DamageTests {
  @Test("It is refused as it is, or what is read of it is remembered")
  func damage() throws {
    var attack = try DamageAttack(seed: 1)
    try attack.run(tries: 100)
    #expect(attack.result.tries == 100)
    #expect(attack.result.refused > 10)
    #expect(attack.result.earlier > 10)
  }

  @Test("Damage is what it says")
  func kinds() {
    #expect(Damage.flip(byte: 1, bit: 7).apply(to: [0, 0, 0]) == [0, 128, 0])
    #expect(Damage.cut(length: 1).apply(to: [1, 2, 3]) == [1])
  }
}
