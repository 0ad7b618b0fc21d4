import Testing

@testable import ArchitectureReport
@testable import ReportFormats

@Suite("How much of the source is in the page")
struct SourceExtentTests {
  @Test func `Lines around those that are named, each once, and a mark for what is left out`() {
    #expect(SourceExtent.whole.shown(3, [2]) == [0, 1, 2])
    #expect(SourceExtent.around(1).shown(9, [2, 3, 8]) == [0, 1, 2, 3, nil, 6, 7, 8])
    #expect(SourceExtent.around(0).shown(9, [1, 5]) == [0, nil, 4, nil])
    #expect(SourceExtent.around(0).shown(9, []) == [nil])
    #expect(SourceExtent.around(3).shown(2, [1, 7]) == [0, 1])
  }

  @Test func `All of it, as long as that is not too much; then as many lines as fit`() {
    let small = LargeReport(types: 20)
    #expect(SourceExtent.fitting(small.report.modules, small.sources) == .whole)
    let larger = LargeReport(types: 400)
    #expect(SourceExtent.fitting(larger.report.modules, larger.sources) == .around(3))
    let large = LargeReport(types: 4_000)
    #expect(SourceExtent.fitting(large.report.modules, large.sources) == .around(0))
  }
}
