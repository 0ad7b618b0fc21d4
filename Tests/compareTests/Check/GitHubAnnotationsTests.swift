import Testing

@testable import ArchitectureReport
@testable import ReportFormats

@Suite("A check as annotations on GitHub")
struct GitHubAnnotationsTests {
  @Test func `A command for each finding, a notice for the rest, and what it comes to`() {
    let gone = Baseline.Entry(rule: "viper.x", from: "App.A", to: "App.B")
    let result = CheckResult(
      .upwards, accepting: [], stale: [gone], notes: [Note(.information, "100%")])
    #expect(
      GitHubAnnotations.format(result) == """
        ::warning file=Sources/App/CatInteractor.swift,line=12,col=9,\
        title=viper.interactor-knows-presenter::the interactor refers to a presenter: \
        CatInteractor → CatPresenter. Give it a protocol to report to.
        ::notice::Baseline: 1 entry no longer occurs: [viper.x] App.A → App.B
        ::notice::Note: 100%25
        1 finding in 1 of 2 modules.

        """)
  }

  @Test func `A clean run has no command`() {
    #expect(GitHubAnnotations.format(CheckResult()) == "No findings in 2 modules.\n")
  }

  @Test func `No name ends a property or a command`() {
    #expect(
      GitHubAnnotations.format(CheckResult(.hostile)) == """
        ::warning file=Sources/a b%2Cc%3A100%25%0A#é.swift,line=1,col=2,\
        title=viper.view-knows-store::50%25 of it: A]\u{FFFD}[31m(x){0} → \
        B%0D%0A::error::. None.
        1 finding in 1 of 2 modules.

        """)
  }

  @Test func `A name commands no terminal, and turns no text around`() {
    var finding = FindingReport.upwards
    finding.file = "a\u{1B}]0;x\u{7}\u{202E}b\u{2066}.swift"
    let text = GitHubAnnotations.format(CheckResult(finding))
    #expect(text.contains("file=a\u{FFFD}]0;x\u{FFFD}\u{FFFD}b\u{FFFD}.swift,line"))
  }

  @Test func `A comma with an accent is a comma`() {
    var finding = FindingReport.upwards
    finding.file = "a,\u{301}b"
    #expect(GitHubAnnotations.format(CheckResult(finding)).contains("file=a%2C\u{301}b,line"))
  }
}
