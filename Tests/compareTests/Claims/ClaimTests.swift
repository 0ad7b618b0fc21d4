import Testing

@testable import ArchitectureReport
@testable import CompareSupport

@Suite("Claims")
struct ClaimTests {
  private let five = Pattern.allCases.map(ModuleReport.column)

  @Test func `Five patterns, fifteen claims`() {
    #expect(FivePatterns.claims(five).count == 15)
  }

  @Test func `The order of the columns changes nothing`() {
    #expect(FivePatterns.claims(five.reversed()) == FivePatterns.claims(five))
  }

  @Test(arguments: Pattern.allCases)
  func `Without one of the patterns nothing is said`(_ pattern: Pattern) {
    #expect(FivePatterns.claims(five.filter { $0.pattern != pattern }).isEmpty)
  }

  @Test func `Nor with two columns of one pattern`() {
    #expect(FivePatterns.claims(five + [.column(.mvp)]).isEmpty)
  }

  @Test func `Columns without a pattern, and those that ship with the tool, don't disturb`() {
    let references = five.map { module in module.with { $0.origin = .reference } }
    #expect(FivePatterns.claims([.empty] + references) == FivePatterns.claims(five))
  }

  @Test func `Without any number no claim is confirmed`() {
    #expect(!FivePatterns.claims(five).contains { $0.verdict == .confirmed })
  }

  @Test func `Each has a source with an address`() {
    for claim in FivePatterns.claims(five) {
      #expect(!claim.source.isEmpty && claim.link != nil)
    }
  }

  @Test func `Each states its margin`() {
    for claim in FivePatterns.claims(five) { #expect(!claim.margin.isEmpty) }
    #expect(
      Set(FivePatterns.claims(five).map(\.margin)) == [
        Margin.counts.text, Margin.none.text, CoverageMargin().text, "7 %, as the claim says",
      ])
  }

  @Test func `Each has numbers, or says why there are none`() {
    for claim in FivePatterns.claims(five) { #expect(!claim.measured.isEmpty, "\(claim.title)") }
  }

  @Test func `A summary is enough`() {
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
