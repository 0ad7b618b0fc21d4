import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords

/// Cells that say where a pattern stands among the others.
@Suite("Cells with a number")
struct RankedCellTests {
  /// A number of the pattern, where its row's number of all others is 100 and it is said to be less.
  private static let below: [(Int, Claim.Verdict)] = [
    (89, .confirmed), (90, .tooClose), (111, .tooClose), (112, .contradicted),
  ]
  private static let above: [(Int, Claim.Verdict)] = [
    (112, .confirmed), (111, .tooClose), (90, .tooClose), (89, .contradicted),
  ]

  @Test(arguments: Pattern.allCases)
  func `Coupling: MVC is said to have more concrete edges across roles, the others fewer`(
    _ pattern: Pattern
  ) {
    for (edges, verdict) in pattern == .mvc ? Self.above : Self.below {
      let cell = cell(.coupling, pattern) { column, module in
        let concrete = column == pattern ? edges : 100
        module.roleEdges = [
          .init(from: "a", to: "b", isInternal: true, edges: 200, concrete: concrete),
          .init(from: "a", to: "a", isInternal: true, edges: 500, concrete: 500),
        ]
      }
      #expect(cell?.verdict == verdict, "\(edges)")
      #expect(cell?.measured.hasPrefix("\(edges) of 200 cross-role edges are concrete") == true)
    }
  }

  @Test(arguments: [Pattern.mvc, .mvi, .viper])
  func `Complexity: MVC is said to have fewer types, MVI and VIPER more`(_ pattern: Pattern) {
    for (types, verdict) in pattern == .mvc ? Self.below : Self.above {
      let cell = cell(.complexity, pattern) { column, module in
        module.types.struct = column == pattern ? types : 100
        module.files = 7
      }
      #expect(cell?.verdict == verdict, "\(types)")
      #expect(cell?.measured.hasPrefix("\(types) types in 7 files") == true)
    }
  }

  @Test(
    arguments: [
      (Pattern.mvp, 223, Claim.Verdict.confirmed, "2.23 times MVC."),
      (.mvp, 222, .tooClose, "2.22 times MVC. Within the margin: MVP and MVC."),
      (.mvp, 180, .tooClose, "1.80 times MVC. Within the margin: MVP and MVC."),
      (.mvp, 179, .contradicted, "1.79 times MVC. Against the claim: MVP and MVC."),
      (.mvvm, 89, .confirmed, "0.89 times MVP."),
      (.mvvm, 90, .tooClose, "0.90 times MVP. Within the margin: MVVM and MVP."),
    ])
  func `Complexity: MVP is said to have twice MVC's code, MVVM less than MVP`(
    _ pattern: Pattern, _ lines: Int, _ verdict: Claim.Verdict, _ times: String
  ) {
    let cell = cell(.complexity, pattern) { column, module in
      module.lines.code = column == pattern ? lines : 100
    }
    #expect(cell?.verdict == verdict)
    #expect(cell?.measured == "\(lines) lines of code, \(times)")
  }

  @Test(arguments: Pattern.allCases)
  func `Small projects: MVC is said to take the fewest lines, the others more than it`(
    _ pattern: Pattern
  ) {
    for (lines, verdict) in pattern == .mvc ? Self.below : Self.above {
      let cell = cell(.smallProjects, pattern) { column, module in
        module.lines.code = column == pattern ? lines : 100
      }
      #expect(cell?.verdict == verdict, "\(lines)")
      #expect(cell?.measured.hasPrefix("\(lines) lines") == true)
    }
  }

  @Test(arguments: Pattern.allCases)
  func `Testability: MVC is said to be covered least outside views, the others more than it`(
    _ pattern: Pattern
  ) {
    let above = [(950, Claim.Verdict.confirmed), (910, .tooClose), (850, .contradicted)]
    let below = [(850, Claim.Verdict.confirmed), (909, .tooClose), (950, .contradicted)]
    for (covered, verdict) in pattern == .mvc ? below : above {
      let cell = cell(.testability, pattern) { column, module in
        module.coverage = coverage(column == pattern ? covered : 900)
      }
      #expect(cell?.verdict == verdict, "\(covered)")
      #expect(cell?.measured.contains(" %, \(covered) of 1000 lines.") == true)
      #expect(cell?.margin == CoverageMargin().text)
    }
  }

  @Test func `Testability is not measured without a run of the suites, of any of the five`() {
    let cell = cell(.testability, .mvp) { column, module in
      module.coverage = column == .viper ? nil : coverage(1)
    }
    #expect(cell?.verdict == .notMeasurable)
    #expect(cell?.measured == "VIPER: coverage was not measured in this run.")
  }

  @Test(
    arguments: [
      (Quality.coupling, Pattern.mvc, [Pattern.mvc, .mvp, .mvvm, .viper]),
      (.coupling, .mvi, [.mvp, .mvi]), (.coupling, .mvvm, [.mvp, .mvvm]),
      (.coupling, .viper, Pattern.allCases), (.complexity, .mvvm, [.mvp, .mvvm]),
      (.complexity, .mvi, [.mvc, .mvp, .mvvm, .mvi]), (.testability, .mvp, [.mvc, .mvp]),
      (.smallProjects, .mvi, [.mvc, .mvi]), (.smallProjects, .viper, Pattern.allCases),
      (.communication, .viper, [.viper]),
    ])
  func `Each is compared with those that its source means, and with no other`(
    _ quality: Quality, _ pattern: Pattern, _ patterns: [Pattern]
  ) {
    #expect(cell(quality, pattern) { _, _ in }?.patterns == patterns)
  }

  @Test func `What speaks against a cell is named`() {
    let cell = cell(.smallProjects, .mvc) { $1.lines.code = $0 == .mvvm ? 80 : 100 }
    #expect(
      cell?.measured
        == """
        100 lines; MVP has about as many (100); MVVM has fewer (80); MVI has about as many (100); \
        VIPER has about as many (100).
        """)
  }

  private func coverage(_ covered: Int) -> CoverageReport {
    CoverageReport(
      lines: .init(LineCoverage(covered: 1, total: 1)),
      viewFree: .init(LineCoverage(covered: covered, total: 1_000)))
  }
}
