import Foundation
import Testing

@testable import CompareSupport
@testable import SourceRecords
@testable import attack_compare

@Suite("Records that can't be trusted")
struct RecordAttackTests {
  @Test("Whatever is damaged in an index, the file is named or nothing is other")
  func everyDamage() throws {
    let indexed = try IndexedModules(of: ["TerminalUI", "Shared", "MVCTodo"].map(Self.fixture))
    defer { indexed.remove() }
    let attack = try RecordAttack(on: indexed)
    for seed in 1...40 as ClosedRange<UInt64> {
      let attempt = try attack.attempt(seed: seed)
      #expect(attempt.outcome != .silent, "\(attempt.line)")
    }
  }

  private static func fixture(_ module: String) -> String {
    URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../compareTests/Fixture/Sources/\(module)")
      .standardizedFileURL.path
  }
}
