import RunTimeReport
import SeededNumbers
import Testing

/// The numbers were computed by hand or by another program.
@Suite("Statistics")
struct StatisticsTests {
  @Test func `The generator is SplitMix64`() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `A median is the middle one, or the mean of two`() {
    #expect([3.0, 1, 2].median == 2)
    #expect([4.0, 1, 2, 3].median == 2.5)
    #expect([Double]().median.isNaN)
  }

  @Test func `The bootstrap's interval is around the median, and the same each time`() {
    let samples = [10.1, 9.8, 10.4, 12.9, 10.0, 9.9, 10.2, 10.3, 9.7, 10.6]
    let estimate = Estimate(samples)
    #expect(abs(estimate.median - 10.15) < 1e-9)
    #expect(estimate.low == 9.9)
    #expect(estimate.high == 10.45)
    #expect(estimate == Estimate(samples))
    let one = Estimate([7])
    #expect([one.low, one.median, one.high] == [7, 7, 7])
  }

  private static let lopsided: [(differences: [Double], expected: Double)] = [
    ([1, 2, 3, 4, 5], 0.0625),
    ([1, -2, 3, 4, -5, 6, 7, 8], 0.1484375),
    ([0.5, 0.5, -0.5, 1, 2, 0, 2], 0.125),
    ([2, 3, 2, -1, -2, 2, -2], 0.53125),
    ([Double](repeating: 1, count: 10), 0.001953125),
    ([3, -3], 1), ([], 1), ([0, 0], 1),
  ]

  @Test(arguments: lopsided)
  func `The signed-rank test is exact, with ties and without`(
    differences: [Double], expected: Double
  ) {
    #expect(abs(SignedRanks.pValue(of: differences) - expected) < 1e-12)
  }

  @Test func `Holm's correction multiplies and never decreases`() {
    let corrected = [0.01, 0.04, 0.03, 0.005].holmCorrected
    #expect(zip(corrected, [0.03, 0.06, 0.06, 0.02]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect([0.5, 0.6, 0.001].holmCorrected == [1, 1, 0.003])
    #expect([Double]().holmCorrected == [])
  }

  @Test func `What doubles as often as the size has an exponent of 1`() {
    #expect(abs(Growth.exponent([2, 200, 20_000], at: [10, 1_000, 100_000]) - 1) < 1e-12)
    #expect(Growth.exponent([5, 9, 5], at: [10, 1_000, 100_000]) == 0)
    #expect(Growth.exponent([0, 1], at: [10, 100]).isNaN)
  }
}
