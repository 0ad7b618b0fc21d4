import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import compare
@testable import ReportFormats

/// A check of which a part could not be checked is never taken for a clean one.
@Suite("A check of which a part is missing")
struct PartialCheckTests {
  private let partial = Note(.partial, "the build failed", of: "App")
  private let gone = Baseline.Entry(rule: "viper.x", from: "App.A", to: "App.B")

  @Test func `It ends with 3, unless that is allowed`() throws {
    #expect(try ended([]) == 3)
    #expect(try ended([]) { $0.measured.output.allowsPartial = true } == 0)
  }

  @Test func `Findings win`() throws {
    #expect(try ended([.upwards]) == 2)
    #expect(try ended([.upwards]) { $0.measured.output.allowsPartial = true } == 2)
  }

  @Test func `Text says so in its first line`() {
    #expect(
      CheckText.format(CheckResult(notes: [partial])) == """
        Partial result: the notes say what could not be measured.
        No findings in 2 modules.
        Partial: App: the build failed

        """)
  }

  @Test func `A workflow is warned`() {
    #expect(
      GitHubAnnotations.format(CheckResult(notes: [partial])) == """
        ::warning::Partial result: the notes say what could not be measured.
        ::notice::Partial: App: the build failed
        No findings in 2 modules.

        """)
  }

  @Test func `JSON has a key for it`() {
    let json = CheckFormatter.format(CheckResult(notes: [partial]), .json)
    #expect(json.contains("\"complete\" : false"))
  }

  @Test(arguments: [(CheckFormat.sarif, nil), (.text, "out.txt")])
  func `Findings without a place go to standard error`(
    _ format: CheckFormat, _ file: String?
  ) throws {
    let result = try checked([]) {
      $0.format = format
      $0.measured.output.file = file
    }
    #expect(
      result.errors == """
        Partial result: the notes say what could not be measured.
        Partial: App: the build failed

        """)
  }

  @Test func `What it did not find may still be there`() {
    let result = CheckResult(.upwards, accepting: [], stale: [gone], notes: [partial])
    #expect(result.stale == [])
    let renewed = result.renewed(Baseline(entries: [gone]))
    #expect(renewed.entries == [gone, Baseline.Entry(FindingReport.upwards)])
    let whole = CheckResult(.upwards, accepting: [], stale: [gone])
    #expect(whole.stale == [gone])
  }

  private func ended(
    _ findings: [FindingReport], _ change: (inout CheckOptions) -> Void = { _ in }
  ) throws -> Int32 {
    try checked(findings, change).exitCode
  }

  private func checked(
    _ findings: [FindingReport], _ change: (inout CheckOptions) -> Void
  ) throws -> RunResult {
    var options = CheckOptions()
    change(&options)
    let report = Report(modules: [.checked("App", .viper, findings)], notes: [partial])
    return try Check(options, folder: "/").result(
      of: report, FindingPlaces(root: "/none", folder: "/"))
  }
}
