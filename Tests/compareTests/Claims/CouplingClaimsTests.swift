import Testing

@testable import compare

struct CouplingClaimsTests {
  @Test(arguments: [(4, Claim.Verdict.confirmed), (5, .contradicted), (6, .contradicted)])
  func `the fewest concrete edges across roles are fewer than any other's`(
    _ concrete: Int, _ verdict: Claim.Verdict
  ) {
    let claim = claim("VIPER has the fewest") { pattern, module in
      let isVIPER = pattern == .viper
      module.roleEdges = [edge("view", "presenter", isVIPER ? 20 : 8, isVIPER ? concrete : 5)]
    }
    #expect(claim?.verdict == verdict)
    #expect(
      claim?.measured
        == """
        Concrete edges inside the module between types of different roles: \
        MVC 5, MVP 5, MVVM 5, MVI 5, VIPER \(concrete). \
        Together with those to protocols: MVC 8, MVP 8, MVVM 8, MVI 8, VIPER 20.
        """)
  }

  @Test func `edges within a role, to no role, and to other modules are not across roles`() {
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

  @Test(arguments: [(9, Claim.Verdict.confirmed), (10, .contradicted), (11, .contradicted)])
  func `least coupled is who has the fewest edges`(_ edges: Int, _ verdict: Claim.Verdict) {
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
