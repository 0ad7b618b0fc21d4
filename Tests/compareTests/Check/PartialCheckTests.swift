import Testing

@testable import ArchitectureReport
@testable import ArchitectureRules
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

  @Test func `Gaps are said in one line, and stop nobody`() throws {
    let gaps = ["a", "b", "c", "d", "e"].map { Note(.gap, $0, of: "App") }
    let result = CheckResult(.upwards, accepting: [], stale: [gone], notes: gaps)
    #expect(result.isComplete && result.stale == [])
    #expect(
      CheckText.remarks(result) == """
        Not everything could be checked: App: a; App: b; App: c; and 2 more, which --format json lists

        """)
    #expect(try checked([], notes: gaps).exitCode == 0)
  }

  @Test(
    arguments: [
      (99, nil, 0), (100, nil, 3), (100, 100, 0), (15, 10, 0), (16, 10, 3), (5, 0, 0), (6, 0, 3),
    ] as [(Int, Int?, Int32)])
  func `It ends with 3 where nothing can be read, or clearly less than was recorded`(
    _ unknown: Int, _ recorded: Int?, _ code: Int32
  ) throws {
    let result = try checked([], notes: [], unknown: unknown, recorded: recorded)
    #expect(result.exitCode == code)
    let line = "Partial: App: of \(unknown) % of its references nothing is known"
    #expect(result.output.contains(line) == (code == 3))
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
    _ findings: [FindingReport], notes: [Note]? = nil, unknown: Int? = nil, recorded: Int? = nil,
    _ change: (inout CheckOptions) -> Void = { _ in }
  ) throws -> RunResult {
    var options = CheckOptions()
    change(&options)
    var module = ModuleReport.checked("App", .viper, findings)
    module.judged = unknown.map {
      JudgedReport(
        .init(withRole: 1, withoutRole: 0, references: 1, byRule: ["viper.x": 1], idle: []),
        missing: [], unknown: $0)
    }
    let report = Report(modules: [module], notes: notes ?? [partial])
    return try Check(options, folder: "/").result(
      of: report, FindingPlaces(root: "/none", folder: "/"), recorded: { _ in recorded })
  }
}
