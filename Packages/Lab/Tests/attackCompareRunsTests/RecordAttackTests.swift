import Testing

@testable import attack_compare_runs

@Suite("Records that can't be trusted", .serialized, .timeLimit(.minutes(60)))
struct RecordAttackTests {
  @Test
  func `However an index that was read is damaged, the result is the same or partial`() throws {
    let bench = try Bench()
    defer { bench.remove() }
    let attack = try RecordAttack(bench)
    for seed in 1...10 as ClosedRange<UInt64> {
      let attempt = try attack.attempt(seed: seed)
      let known = attempt.outcomes[.sums]
      #expect(known == .same || known == .partial, "\(attempt)")
      #expect(attempt.outcomes[.nothing] != .failure, "\(attempt)")
    }
  }
}
