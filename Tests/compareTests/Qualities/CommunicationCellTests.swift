import Testing

@testable import ArchitectureReport
@testable import CompareSupport

/// Who knows whom, as the names of types tell.
@Suite("Cells about communication")
struct CommunicationCellTests {
  @Test(
    arguments: [
      ([edge("view controller", "view", 4, 4)], Claim.Verdict.confirmed),
      ([edge("controller", "view", 4, 0), edge("view", "controller", 3, 0)], .confirmed),
      (
        [edge("view controller", "view", 4, 4), edge("view", "view controller", 3, 1)],
        .contradicted
      ),
      ([edge("view", "controller", 3, 0)], .contradicted),
      ([edge("view", "delegate", 3, 0)], .notMeasurable),
    ])
  func `In MVC the controller knows the view, and the view at most a protocol`(
    _ edges: [RoleEdgeReport], _ verdict: Claim.Verdict
  ) {
    #expect(cell(.mvc, edges)?.verdict == verdict)
  }

  @Test(
    arguments: [
      ([edge("presenter", "view", 8, 0)], Claim.Verdict.confirmed),
      ([edge("presenter", "view", 8, 1)], .contradicted),
      ([edge("view", "presenter", 8, 0)], .notMeasurable),
    ])
  func `In MVP the presenter knows the view, by protocol alone`(
    _ edges: [RoleEdgeReport], _ verdict: Claim.Verdict
  ) {
    #expect(cell(.mvp, edges)?.verdict == verdict)
  }

  @Test(
    arguments: [
      ([edge("view", "view model", 5, 5)], Claim.Verdict.confirmed),
      ([edge("view controller", "view model", 5, 5)], .confirmed),
      ([edge("view", "view model", 5, 5), edge("view model", "view", 1, 0)], .contradicted),
      ([edge("view model", "view", 1, 0)], .contradicted),
      ([edge("view", "presenter", 5, 5)], .notMeasurable),
    ])
  func `In MVVM the view knows the view model, and is not known to it`(
    _ edges: [RoleEdgeReport], _ verdict: Claim.Verdict
  ) {
    #expect(cell(.mvvm, edges)?.verdict == verdict)
  }

  @Test(
    arguments: [
      ([edge("view", "intent", 4, 4), edge("view", "state", 4, 4)], Claim.Verdict.confirmed),
      ([edge("view", "intent", 4, 4)], .contradicted),
      ([edge("view", "state", 4, 4)], .contradicted),
      (
        [edge("view", "intent", 4, 4), edge("view", "state", 4, 4), edge("runtime", "view", 1, 0)],
        .contradicted
      ),
      ([], .notMeasurable),
    ])
  func `In MVI the view knows intents and states, and nothing in the loop knows it`(
    _ edges: [RoleEdgeReport], _ verdict: Claim.Verdict
  ) {
    #expect(cell(.mvi, edges)?.verdict == verdict)
  }

  @Test(
    arguments: [
      ([edge("view", "presenter", 4, 0), edge("builder", "view", 4, 4)], Claim.Verdict.confirmed),
      ([edge("view", "presenter", 4, 0), edge("presenter", "router", 4, 1)], .contradicted),
      ([edge("interactor", "interactor", 4, 4)], .notMeasurable),
    ])
  func `In VIPER the parts know each other by protocol alone; builders don't count`(
    _ edges: [RoleEdgeReport], _ verdict: Claim.Verdict
  ) {
    #expect(cell(.viper, edges)?.verdict == verdict)
  }

  @Test func `Edges are listed for each direction, with those that contradict the claim`() {
    #expect(
      cell(.mvvm, [edge("view", "view model", 5, 5), edge("view model", "view", 1, 0)])?.measured
        == """
        view to view model 5, 5 concrete; view model to view 1, 0 concrete. \
        Against the claim: view model to view.
        """)
    #expect(
      cell(.viper, [edge("view", "presenter", 4, 0)])?.measured
        == "among them 4, 0 concrete.")
    #expect(
      cell(.mvc, [])?.measured == "There is no edge between these roles.")
  }

  @Test func `Edges to other modules do not count, and there is no margin`() {
    var foreign = edge("presenter", "view", 8, 0)
    foreign.isInternal = false
    #expect(cell(.mvp, [foreign])?.verdict == .notMeasurable)
    #expect(cell(.mvp, [foreign])?.margin == Margin.none.text)
  }

  private func cell(_ pattern: Pattern, _ edges: [RoleEdgeReport]) -> Claim? {
    compareTests.cell(.communication, pattern) { column, module in
      module.roleEdges = column == pattern ? edges : []
    }
  }
}

private func edge(
  _ from: String, _ to: String, _ edges: Int, _ concrete: Int
) -> RoleEdgeReport {
  RoleEdgeReport(from: from, to: to, isInternal: true, edges: edges, concrete: concrete)
}
