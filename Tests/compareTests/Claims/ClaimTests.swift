import Testing

@testable import compare

struct ClaimTests {
  private let five = Pattern.allCases.map(ModuleReport.column)

  @Test func `five patterns, ten claims`() {
    #expect(Claim.all(five).count == 10)
  }

  @Test func `the order of the columns changes nothing`() {
    #expect(Claim.all(five.reversed()) == Claim.all(five))
  }

  @Test(arguments: Pattern.allCases)
  func `without one of the patterns nothing is said`(_ pattern: Pattern) {
    #expect(Claim.all(five.filter { $0.pattern != pattern }).isEmpty)
  }

  @Test func `nor with two columns of one pattern`() {
    #expect(Claim.all(five + [.column(.mvp)]).isEmpty)
  }

  @Test func `columns without a pattern, and those that ship with the tool, don't disturb`() {
    let references = five.map { module in module.with { $0.origin = .reference } }
    #expect(Claim.all([.empty] + references) == Claim.all(five))
  }

  @Test func `without any number no claim is confirmed`() {
    #expect(!Claim.all(five).contains { $0.verdict == .confirmed })
  }

  @Test func `each has a source with an address`() {
    for claim in Claim.all(five) {
      #expect(!claim.source.isEmpty && claim.link != nil)
    }
  }

  @Test func `each states its margin`() {
    for claim in Claim.all(five) { #expect(!claim.margin.isEmpty) }
    #expect(
      Set(Claim.all(five).map(\.margin)) == [
        Margin.counts.text, Margin.none.text, CoverageMargin().text, "7 %, as the claim says",
      ])
  }

  @Test func `a summary is enough`() {
    let full = five.map { module in
      module.with {
        $0.typeList = ModuleReport.sample.typeList
        $0.edges = ModuleReport.sample.edges
        $0.roleEdges = ModuleReport.sample.roleEdges
        $0.tests = ModuleReport.sample.tests
        $0.coverage = ModuleReport.sample.coverage
      }
    }
    #expect(Claim.all(full.map(\.summary)) == Claim.all(full))
  }
}
