import ProgramSupport

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats
@testable import SourceRecords

/// Reports as pages in a folder of their own.
struct SamplePage {
  let path: String
  fileprivate let folder: TemporaryFolder

  init(_ report: Report, _ sources: SourceTexts = .none) throws {
    try self.init(page: ReportPage.format(report, sources))
  }

  /// A page that is made of something else.
  init(page: String) throws {
    folder = try TemporaryFolder()
    try folder.write(page, to: "report.html")
    path = "\(folder.path)/report.html"
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

  static func edge(_ from: String, _ to: String, line: Int) -> EdgeReport.Edge {
    EdgeReport.Edge(
      from: from, to: to, toModule: "MVCTodo", kind: .concrete, isByName: true,
      places: [.init(file: "Sources/MVCTodo/Controller.swift", line: line, column: 1)])
  }
}

extension Browser {
  convenience init(
    _ page: SamplePage, width: Int = 1280, height: Int = 800, runsScripts: Bool = true,
    moves: Bool = false
  ) throws {
    try self.init(
      path: page.path, in: page.folder, width: width, height: height, runsScripts: runsScripts,
      moves: moves)
  }
}
