import Testing

@testable import SourceRecords

@Suite("Nested ranges")
struct NestedRangesTests {
  private let ranges = NestedRanges([2..<4, 0..<10, 5..<9, 6..<7, 12..<14, 5..<9])

  @Test func `Innermost first, in the numbers that were given`() {
    #expect(ranges.around(6) == [3, 5, 2, 1])
    #expect(ranges.around(3) == [0, 1])
    #expect(ranges.around(12) == [4])
  }

  @Test func `Between ranges the one around them, outside none`() {
    #expect(ranges.around(4) == [1])
    #expect(ranges.around(9) == [1])
    #expect(ranges.around(10).isEmpty)
    #expect(ranges.around(-1).isEmpty)
    #expect(NestedRanges([]).around(0).isEmpty)
  }
}
