import Foundation
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords
@testable import ReportFormats
@testable import compare

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

  private init(path: String, keeping folder: TemporaryFolder) {
    self.path = path
    self.folder = folder
  }

  init(_ report: Report, _ sources: SourceTexts = .none) throws {
    try self.init(page: ReportPage.format(report, sources))
  }

  /// A page that is made of something else.
  init(page: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(page, to: "report.html")
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

  /// A module with two folders that need each other, measured.
  static func folders() throws -> SamplePage {
    let sources = try TemporaryFolder()
    try sources.write(
      "final class ListView { let note = Note() }\n", to: "App/Lists/ListView.swift")
    try sources.write("struct Note { weak var view: ListView? }\n", to: "App/Model/Note.swift")
    let page = run(["--sources", "App", "--format", "html"], in: sources.path).output
    try sources.write(page, to: "report.html")
    return SamplePage(path: "\(sources.path)/report.html", keeping: sources)
  }

  static func edge(_ from: String, _ to: String, line: Int) -> EdgeReport.Edge {
    EdgeReport.Edge(
      from: from, to: to, toModule: "MVCTodo", kind: .concrete, isByName: true,
      places: [.init(file: "Sources/MVCTodo/Controller.swift", line: line, column: 1)])
  }
}
