import Testing

@testable import ArchitectureGraph
@testable import SourceRecords

@Suite("Coverage outside views")
struct ViewFreeCoverageTests {
  private let analysis: Analysis
  private let module: SourceModule
  private let coverage: [String: CoveredLines]

  /// Every line of every file is executable; those of views were not run.
  init() throws {
    let indexed = try IndexedSources([
      "Kit": ["Item.swift": "public struct Item {}"],
      "App": [
        // 4 lines, 1 of them a view's.
        "Presenter.swift": """
        protocol PresenterDelegate {}
        struct Presenter {
        struct Row {} }
        struct InlineView {}
        """,
        // 6 lines, 5 of them of the view: 2 in the type, 3 outside all types of the module.
        "ListView.swift": """
        struct ListView {
          struct State {}
        }
        import Kit
        extension Item {
          var row: Int { 1 } }
        """,
        // 1 line.
        "ListViewController.swift": "struct ListViewController {}",
        // 2 lines in no type, and in a file without view; a view's protocol has no body.
        "Helper.swift": """
        func help() {}
        protocol HelperView {}
        extension Int {}
        """,
      ],
    ])
    analysis = indexed.analysis
    module = indexed.modules[1]
    var coverage: [String: CoveredLines] = [:]
    for path in module.files {
      guard let lines = analysis.sources[path]?.parsed.places.starts.count else { continue }
      let start = CoverageSegment(
        line: 1,
        count: 1,
        hasCount: true,
        isRegionEntry: true,
        isGap: false
      )
      let end = CoverageSegment(
        line: lines,
        count: 0,
        hasCount: false,
        isRegionEntry: false,
        isGap: false
      )
      coverage[path] = CoveredLines(segments: [start, end])
    }
    self.coverage = coverage
  }

  private func lines(viewControllersAreViews: Bool) -> LineCoverage {
    ViewFreeCoverage(
      analysis,
      TypeRoles(.standard, analysis).roles,
      viewControllersAreViews: viewControllersAreViews
    )
    .lines(of: module, coverage)
  }

  @Test func `View controllers are views, except where they are the controllers`() {
    // Presenter.swift 1, 2, 3; ListView.State is a state; Helper.swift 1 and 3.
    #expect(lines(viewControllersAreViews: true).total == 6)
    #expect(lines(viewControllersAreViews: false).total == 7)
  }
}
