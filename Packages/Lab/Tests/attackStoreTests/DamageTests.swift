import Testing

@testable import attack_store

/// Bits flip and ends are cut off, in a file and in the log next to it.
@Suite("A damaged file")
struct DamageTests {
  @Test func `It is refused as it is, or nothing is missing`() throws {
    let samples = try Sample.files(seed: 1)
    // One was closed; the writers of the others were killed.
    #expect(samples.count == (JudgedCalls.arePossible ? 4 : 1))
    #expect(samples.prefix(1).allSatisfy { $0.log == nil })
    #expect(samples.dropFirst().allSatisfy { $0.log != nil })
    var attack = DamageAttack(samples, seed: 1)
    try attack.run(tries: 100)
    #expect(attack.result.tries == 100)
    #expect(attack.result.refused > 10)
    #expect(attack.result.whole > 10)
    #expect(attack.result.earlier == 0)
  }

  /// The one case in which a loss can't be detected.
  @Test func `What only the log has is there up to the damage`() throws {
    var attack = DamageAttack([try Sample.keptLog(seed: 1)], seed: 1)
    try attack.run(tries: 50)
    #expect(attack.result.earlier > 10)
  }

  @Test func `Unexpected todos are found`() throws {
    let sample = try #require(Sample.files(seed: 1).first)
    var attack = DamageAttack(
      [Sample(file: sample.file, log: nil, whole: [])], seed: 1)
    #expect(throws: Violation.self) { try attack.run(tries: 10) }
  }

  @Test func `Damage is what it says`() {
    #expect(Damage.flip(byte: 1, bit: 7).apply(to: [0, 0, 0]) == [0, 128, 0])
    #expect(Damage.cut(length: 1).apply(to: [1, 2, 3]) == [1])
  }
}
