import Testing

@testable import ArchitectureReport
@testable import ReportFormats

@Suite("A check as text")
struct CheckTextTests {
  @Test func `A line for each finding by its place, and what it comes to`() {
    let result = CheckResult(
      .sideways, .upwards, notes: [Note(.information, "half of it", of: "App")])
    #expect(
      CheckText.format(result) == """
        Sources/App/CatInteractor.swift:12:9: warning: [viper.interactor-knows-presenter] \
        the interactor refers to a presenter: CatInteractor → CatPresenter. \
        Give it a protocol to report to.
        Sources/App/CatView.swift:3:5: warning: [viper.view-knows-store] \
        the view reaches a store: CatView → Cats → Store. Ask the presenter.
        2 findings in 1 of 2 modules.
        Note: App: half of it

        """)
  }

  @Test func `What is accepted is counted, and what no longer occurs is named`() {
    let gone = Baseline.Entry(rule: "viper.x", from: "App.A", to: "App.B")
    let other = Baseline.Entry(rule: "mvc.y", from: "Other.A", to: "App.B")
    let one = CheckResult(.upwards, .sideways, accepting: [.sideways], stale: [gone])
    #expect(
      CheckText.format(one).split(separator: "\n").dropFirst() == [
        "1 new finding in 1 of 2 modules; 1 accepted by the baseline.",
        "Baseline: 1 entry no longer occurs: [viper.x] App.A → App.B",
      ])
    let two = CheckResult(.sideways, accepting: [.sideways], stale: [gone, other])
    #expect(
      CheckText.format(two) == """
        No new findings in 2 modules; 1 accepted by the baseline.
        Baseline: 2 entries no longer occur: [mvc.y] Other.A → App.B, [viper.x] App.A → App.B

        """)
  }

  @Test func `A finding that leads nowhere has no path`() {
    var finding = FindingReport.upwards
    finding.path = []
    #expect(finding.explanation.hasPrefix("the interactor refers to a presenter. Give it a"))
  }

  @Test func `A clean run says so`() {
    #expect(CheckText.format(CheckResult()) == "No findings in 2 modules.\n")
    #expect(CheckText.format(CheckResult(accepting: [])) == "No findings in 2 modules.\n")
  }

  @Test func `No name ends a line or commands the terminal`() {
    #expect(
      CheckText.format(CheckResult(.hostile)) == """
        Sources/a b,c:100%�#é.swift:1:2: warning: [viper.view-knows-store] \
        50% of it: A]�[31m(x){0} → B��::error::. None.
        1 finding in 1 of 2 modules.

        """)
  }
}
