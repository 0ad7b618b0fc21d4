import RunTimeReport
import Testing

@Suite("Differences")
struct DifferenceTests {
  private static let base = (1...12).map { 100 + Double($0) }

  private func standing(factor: Double) -> Difference.Standing? {
    let other = Self.base.enumerated().map { $1 * factor * ($0 % 2 == 0 ? 1.001 : 0.999) }
    return Difference.all([("a", other), ("b", Self.base)]).first?.standing
  }

  @Test func `One beyond the margin stands apart, to either side; one within doesn't`() {
    #expect(standing(factor: 1.2) == .above)
    #expect(standing(factor: 0.8) == .below)
    #expect(standing(factor: 1.1) == .close)
    #expect(standing(factor: 0.92) == .close)
  }

  @Test func `What may be chance doesn't stand apart, however large`() {
    let wild = Self.base.enumerated().map { $1 * ($0 % 2 == 0 ? 3 : 0.6) }
    #expect(Difference.all([("a", wild), ("b", Self.base)]).first?.standing == .close)
    let few = Difference.all([("a", [3, 3, 3, 3]), ("b", [1, 1, 1, 1])])
    #expect(few.first?.standing == .close)
  }

  @Test func `Every pair is there once, with its own ratio`() {
    let differences = Difference.all([
      ("a", Self.base.map { $0 * 2 }), ("b", Self.base), ("c", Self.base.map { $0 / 2 }),
    ])
    #expect(differences.map { $0.left + $0.right } == ["ab", "ac", "bc"])
    #expect(differences.map(\.ratio) == [2, 4, 2])
  }

  @Test func `More comparisons ask for more`() {
    let values = (1...6).map { Double($0) }
    let alone = Difference.all([("a", values.map { $0 * 2 }), ("b", values)])
    #expect(alone[0].standing == .above)
    let others = ["b", "c", "d"].map { ($0, values) }
    let together = Difference.all([("a", values.map { $0 * 2 })] + others)
    #expect(together[0].standing == .close)
  }
}
