import Testing

@testable import ArchitectureReport
@testable import CompareSupport

@Suite("Claims about coupling")
struct CouplingClaimsTests {
  @Test(
    arguments: [
      (17, Claim.Verdict.confirmed), (18, .tooClose), (22, .tooClose), (23, .contradicted),
    ])
  func `The fewest concrete edges across roles are fewer than any other's`(
    _ concrete: Int, _ verdict: Claim.Verdict
  ) {
    let claim = claim("VIPER has the fewest") { pattern, module in
      let isVIPER = pattern == .viper
      module.roleEdges = [edge("view", "presenter", isVIPER ? 40 : 30, isVIPER ? concrete : 20)]
    }
    #expect(claim?.verdict == verdict)
    #expect(
      claim?.measured.hasPrefix(
        """
        Concrete edges inside the module between types of different roles: \
        MVC 20, MVP 20, MVVM 20, MVI 20, VIPER \(concrete). \
        Together with those to protocols: MVC 30, MVP 30, MVVM 30, MVI 30, VIPER 40.
        """) == true)
  }

  @Test func `Edges within a role, to no role, and to other modules are not across roles`() {
    let claim = claim("VIPER has the fewest") { pattern, module in
      module.roleEdges =
        pattern == .viper
        ? [
          edge("view", "view", 50, 50), edge("view", "other", 50, 50),
          edge("other", "view", 50, 50), edge("view", "store", 50, 50, isInternal: false),
        ]
        : [edge("view", "router", 1, 1)]
    }
    #expect(claim?.verdict == .confirmed)
  }

  @Test func `Ties are named`() {
    let claim = claim("MVVM couples least") { pattern, module in
      module.edges.total = [.mvvm: 95, .mvp: 100, .mvc: 80][pattern] ?? 200
    }
    #expect(claim?.verdict == .contradicted)
    #expect(
      claim?.measured.hasSuffix(
        " Against the claim: MVVM and MVC. Within the margin: MVVM and MVP.")
        == true)
  }

  @Test(
    arguments: [
      (8, Claim.Verdict.confirmed), (9, .tooClose), (11, .tooClose), (12, .contradicted),
    ])
  func `Least coupled is who has the fewest edges`(_ edges: Int, _ verdict: Claim.Verdict) {
    let claim = claim("MVVM couples least") { pattern, module in
      module.edges.total = pattern == .mvvm ? edges : 10
      module.types.class = pattern == .mvvm ? 3 : 20
    }
    #expect(claim?.verdict == verdict)
    #expect(claim?.measured.contains("MVVM \(edges), MVI 10") == true)
    #expect(claim?.measured.contains("For each type: MVC 0.50, MVP 0.50, MVVM ") == true)
  }

  private func edge(
    _ from: String, _ to: String, _ edges: Int, _ concrete: Int, isInternal: Bool = true
  ) -> RoleEdgeReport {
    RoleEdgeReport(from: from, to: to, isInternal: isInternal, edges: edges, concrete: concrete)
  }
}
