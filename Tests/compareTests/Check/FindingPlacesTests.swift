import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import ReportFormats

@Suite("The places of findings")
struct FindingPlacesTests {
  private let folder: TemporaryFolder
  private let finding: FindingReport

  init() throws {
    folder = try TemporaryFolder()
    var finding = FindingReport.upwards
    finding.file = "Sources/App/A.swift"
    finding.line = 2
    // é has two bytes, 🐈 four; the one is one code unit, the other two.
    try folder.write("\nlet é🐈 = X()\n", to: "package/Sources/App/A.swift")
    finding.column = 14
    self.finding = finding
  }

  @Test func `A column of bytes is one of UTF-16 code units too`() {
    #expect(place(from: "package").utf16Column == 11)
    #expect(place(from: "package").report.column == 14)
  }

  @Test(arguments: [(2, 99), (9, 1), (0, 1)])
  func `A place that isn't there stays what it is`(_ line: Int, _ column: Int) {
    var finding = finding
    (finding.line, finding.column) = (line, column)
    #expect(place(finding, from: "package").utf16Column == column)
  }

  @Test(
    arguments: [
      ("package", "Sources/App/A.swift"), (".", "package/Sources/App/A.swift"),
      ("package/Sources", "Sources/App/A.swift"), ("elsewhere", "Sources/App/A.swift"),
    ])
  func `Paths begin in the current folder when the package is in it`(
    _ from: String, _ path: String
  ) throws {
    try folder.write("", to: "elsewhere/a")
    #expect(place(from: from).report.file == path)
  }

  @Test func `A path from the root on stays one`() {
    var finding = finding
    finding.file = "\(folder.path)/package/Sources/App/A.swift"
    #expect(place(finding, from: ".").report.file == finding.file)
    #expect(place(finding, from: ".").utf16Column == 11)
  }

  private func place(_ finding: FindingReport? = nil, from current: String) -> CheckResult.Finding {
    var places = FindingPlaces(
      root: "\(folder.path)/package", folder: "\(folder.path)/\(current)")
    return places.place(finding ?? self.finding)
  }
}
