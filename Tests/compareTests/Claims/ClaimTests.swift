import Testing

@testable import ArchitectureClaims
@testable import ArchitectureReport
@testable import CompareConfiguration

@Suite("Claims")
struct ClaimTests {
  private let five = Pattern.allCases.map(ModuleReport.column)

  @Test("Five patterns, fifteen claims")
  func fivePatternsFifteen() {
    #expect(FivePatterns.claims(five).count == 15)
  }

  @Test("The order of the columns changes nothing")
  func orderColumnsChanges() {
    #expect(FivePatterns.claims(five.reversed()) == FivePatterns.claims(five))
  }

  @Test("Without one of the patterns nothing is said", arguments: Pattern.allCases)
  func withoutPatternsNothing(_ pattern: Pattern) {
    #expect(FivePatterns.claims(five.filter { $0.pattern != pattern }).isEmpty)
  }

  @Test("Nor with two columns of one pattern")
  func norTwoColumns() {
    #expect(FivePatterns.claims(five + [.column(.mvp)]).isEmpty)
  }

  @Test("Columns without a pattern, and those that ship with the tool, don't disturb")
  func columnsWithoutPattern() {
    let references = five.map { module in module.with { $0.origin = .reference } }
    #expect(FivePatterns.claims([.empty] + references) == FivePatterns.claims(five))
  }

  @Test("Without any number no claim is confirmed")
  func withoutAnyNumber() {
    #expect(!FivePatterns.claims(five).contains { $0.verdict == .confirmed })
  }

  @Test("Each has a source with an address")
  func eachSourceAddress() {
    for claim in FivePatterns.claims(five) {
      #expect(!claim.source.isEmpty && claim.link != nil)
    }
  }

  @Test("Each states its margin")
  func eachStatesMargin() {
    for claim in FivePatterns.claims(five) { #expect(!claim.margin.isEmpty) }
    #expect(
      Set(FivePatterns.claims(five).map(\.margin)) == [
        Margin.counts.text, Margin.none.text, CoverageMargin().text, "7 %, as the claim says",
      ])
  }

  @Test("A summary is enough")
  func summaryEnough() {
    let full = five.map { module in
      module.with {
        $0.typeList = ModuleReport.sample.typeList
        $0.edges = ModuleReport.sample.edges
        $0.roleEdges = ModuleReport.sample.roleEdges
        $0.tests = ModuleReport.sample.tests
        $0.coverage = ModuleReport.sample.coverage
      }
    }
    #expect(FivePatterns.claims(full.map(\.summary)) == FivePatterns.claims(full))
  }
}
