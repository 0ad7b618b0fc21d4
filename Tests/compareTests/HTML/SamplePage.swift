import Foundation
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import PackageRecords
@testable import ReportFormats

/// Reports as pages in a folder of their own.
struct SamplePage {
  let path: String
  /// Kept for as long as the page is.
  private let folder: TemporaryFolder?

  /// A report that is there already.
  init(path: String) {
    self.path = path
    folder = nil
  }

  init(_ report: Report, _ sources: SourceTexts = .none) throws {
    let folder = try TemporaryFolder()
    try folder.write(ReportPage.format(report, sources), to: "report.html")
    path = "\(folder.path)/report.html"
    self.folder = folder
  }

  /// The sample with two more types in a cycle, and the text of its file.
  static func whole() throws -> SamplePage {
    var module = ModuleReport.sample
    module.edges.list += [edge("A", "B", line: 2), edge("B", "A", line: 3)]
    return try SamplePage(
      Report(modules: [module, .empty], notes: [Note(.information, "why", of: "MVCTodo")]),
      SourceTexts([
        "Sources/MVCTodo/Controller.swift":
          (1...14).map { "  let line\($0) = View.Row()\n" }.joined()
      ]))
  }

  /// The five modules of the fixture, with their sources.
  static func fixture() throws -> SamplePage {
    let package = FixturePackage.shared
    let report = try package.report()
    return try SamplePage(
      report, SourceTexts.read(report.modules, ShownPaths(root: package.folder)))
  }

  static func edge(_ from: String, _ to: String, line: Int) -> EdgeReport.Edge {
    EdgeReport.Edge(
      from: from, to: to, toModule: "MVCTodo", kind: .concrete, isByName: true, references: 1,
      file: "Sources/MVCTodo/Controller.swift", line: line,
      places: [.init(file: "Sources/MVCTodo/Controller.swift", line: line, column: 1)])
  }
}
