import Testing

@testable import ArchitectureReport
@testable import CompareSupport

@Suite("The claim about synchronising code")
struct SynchronisingClaimTests {
  @Test(
    arguments: [
      (8, Claim.Verdict.confirmed), (9, .tooClose), (11, .tooClose), (12, .contradicted),
    ])
  func `MVVM has fewer places where view and view model meet than MVP has with its presenter`(
    _ places: Int, _ verdict: Claim.Verdict
  ) {
    let claim = claim { pattern in
      switch pattern {
      case .mvp: [edge("presenter", "view", 6), edge("view", "presenter", 4)]
      default: [edge("view", "view model", places)]
      }
    }
    #expect(claim?.verdict == verdict)
    #expect(
      claim?.measured.hasPrefix(
        """
        Places where views and other types refer to each other: MVP 10, MVVM \(places). \
        To views: MVP 6, MVVM 0. From views: MVP 4, MVVM \(places).
        """) == true)
  }

  @Test func `Who makes views, views among themselves and other modules' types do not count`() {
    let claim = claim { pattern in
      [edge("view", pattern == .mvp ? "presenter" : "view model", 1)]
        + (pattern == .mvp
          ? []
          : [
            edge("app", "view", 9), edge("router", "view", 9), edge("builder", "view", 9),
            edge("coordinator", "view", 9), edge("view", "view", 9),
            edge("view", "other", 9, isInternal: false), edge("view model", "model", 9),
          ])
    }
    #expect(claim?.measured.contains("each other: MVP 1, MVVM 1. ") == true)
    #expect(claim?.verdict == .tooClose)
  }

  @Test func `A type whose name tells no role counts, and a view controller is a view`() {
    let claim = claim { pattern in
      pattern == .mvp
        ? [edge("view controller", "presenter", 2)]
        : [edge("view", "other", 3), edge("view", "view model", 1)]
    }
    #expect(claim?.measured.contains("each other: MVP 2, MVVM 4. ") == true)
  }

  @Test
  func `Without an edge, or without its places as in an older result, there is no such number`() {
    let claim = claim { [edge("view", "presenter", $0 == .mvp ? nil : 1)] }
    #expect(claim?.verdict == .notMeasurable)
    #expect(
      claim?.measured
        == "MVP: no place is known where a view and what it shows refer to each other.")
  }

  @Test func `What the other three do is not asked`() {
    let claim = claim { pattern in
      switch pattern {
      case .mvp: [edge("presenter", "view", 9)]
      case .mvvm: [edge("view", "view model", 1)]
      case .mvc, .mvi, .viper: []
      }
    }
    #expect(claim?.verdict == .confirmed)
    #expect(claim?.patterns == [.mvp, .mvvm])
  }

  private func claim(_ edges: (Pattern) -> [RoleEdgeReport]) -> Claim? {
    compareTests.claim("MVVM needs less synchronising") { $1.roleEdges = edges($0) }
  }

  private func edge(
    _ from: String, _ to: String, _ references: Int?, isInternal: Bool = true
  ) -> RoleEdgeReport {
    RoleEdgeReport(
      from: from, to: to, isInternal: isInternal, edges: 1, concrete: 1, references: references)
  }
}
