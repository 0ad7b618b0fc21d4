import CompareSupport
import Foundation
import SourceRecords

/// The rows of the table, from top to bottom.
package struct TableRows {
  package struct Row: Equatable {
    /// Such as `lines.comment`: the same in every version.
    package let key: String
    /// Such as `  comment`, below the row that it is part of.
    package let label: String
    package let cells: [String]
  }

  package struct Group: Equatable {
    package let title: String
    package var rows: [Row]
  }

  let modules: [ModuleReport]

  /// Every row, for formats without headings.
  package static func all(for modules: [ModuleReport]) -> [Row] {
    groups(for: modules).flatMap(\.rows)
  }

  package static func groups(for modules: [ModuleReport]) -> [Group] {
    let rows = TableRows(modules: modules)
    let parts = [
      rows.size, rows.edges + rows.shape, rows.complexity, rows.tests, rows.paths, rows.actions,
      rows.changes,
    ]
    return zip(titles, parts).map(Group.init).filter { !$0.rows.isEmpty }
  }

  package static let titles = [
    "Size", "Coupling", "Complexity", "Tests", "Paths to a store", "Dynamic", "Change",
  ]

  /// Rows that count the same in two ways: what turns with the way of counting decides nothing.
  static func otherWay(of key: String) -> String? {
    ["tests.functions": "tests.run", "tests.run": "tests.functions"][key]
  }

  package static let twoWays =
    "Test functions and their cases count the same tests: where they disagree, nothing is decided."

  func row(
    _ key: String, _ label: String, _ number: (ModuleReport) -> Int?
  ) -> Row {
    Row(
      key: key, label: label, cells: modules.map { number($0).map(String.init) ?? TextTable.dash })
  }

  func row(
    _ key: String, _ label: String, places: Int, _ value: (ModuleReport) -> Double??
  ) -> Row {
    Row(
      key: key, label: label,
      cells: modules.map { module in
        guard let value = value(module) else { return TextTable.dash }
        return value.map { String(format: "%.\(places)f", $0) } ?? "n/a"
      })
  }

  private var size: [Row] {
    [
      row("files", "Files") { $0.files },
      row("lines.code", "Lines of code") { $0.lines.code },
      row("lines.comment", "  comment") { $0.lines.comment },
      row("lines.blank", "  blank") { $0.lines.blank },
      row("types", "Types") { $0.types.total },
      row("types.class", "  class") { $0.types.class },
      row("types.struct", "  struct") { $0.types.struct },
      row("types.enum", "  enum") { $0.types.enum },
      row("types.actor", "  actor") { $0.types.actor },
      row("types.protocol", "  protocol") { $0.types.protocol },
      row("types.largest", "  largest, lines") { $0.largestType?.lines },
    ]
  }

  /// A row for every module that an edge leads to.
  private var edges: [Row] {
    let others = Set(modules.flatMap(\.edges.byModule.keys)).sorted()
    return [
      row("edges", "Dependency edges") { $0.edges.total },
      row("edges.internal", "  internal") { $0.edges.internal },
    ]
      + others.map { name in
        row("edges.to.\(name)", "  to \(name)") { $0.edges.byModule[name] ?? 0 }
      }
      + [
        row("edges.concrete", "  concrete") { $0.edges.concrete },
        row("edges.abstract", "  abstract") { $0.edges.abstract },
        row("edges.roles", "  across roles") { $0.roleEdges.acrossRoles.all },
      ]
      + (modules.contains { $0.edges.byName > 0 }
        ? [row("edges.byName", "  found by name only") { $0.edges.byName }] : [])
      + (modules.contains { $0.resolved.map { $0 < 1 } ?? true }
        ? [row("resolved", "References resolved", places: 3) { .some($0.resolved) }] : [])
  }

  private var shape: [Row] {
    [
      row("cycles", "Cycles") { $0.cycles.count }
    ]
      + (modules.contains { $0.moduleCycles != nil }
        ? [row("cycles.modules", "  of modules") { $0.moduleCycles?.count ?? 0 }] : [])
      + measures
  }

  private var measures: [Row] {
    [
      row("findings", "Findings") { $0.findings?.count },
      row("coupling.afferent", "Afferent coupling, Ca") { $0.coupling.afferent },
      row("coupling.efferent", "Efferent coupling, Ce") { $0.coupling.efferent },
      row("coupling.instability", "Instability, I", places: 2) { .some($0.coupling.instability) },
      row("coupling.abstractness", "Abstractness, A", places: 2) {
        .some($0.coupling.abstractness)
      },
      row("coupling.distance", "Distance, D", places: 2) { .some($0.coupling.distance) },
      row("files.edges", "File edges") { $0.fileEdges },
      row("components.ccd", "Cumulative dependency, CCD") { $0.components?.ccd },
      row("components.acd", "  average, ACD", places: 2) { .some($0.components?.acd) },
      row("components.nccd", "  normalised, NCCD", places: 2) { .some($0.components?.nccd) },
    ]
      + (modules.contains { $0.folders != nil }
        ? [
          row("folders", "Folders") { $0.folders?.count },
          row("folders.edges", "  edges between them") { $0.folders?.edges },
          row("folders.cycles", "  tangles") { $0.folders?.cycles.count },
        ] : [])
  }

  private var complexity: [Row] {
    [
      row("complexity.mean", "Complexity, mean", places: 2) { .some($0.complexity.mean) },
      row("complexity.max", "  max") { $0.complexity.max },
      row("functions.longest", "  longest function, lines") { $0.longestFunction?.lines },
    ]
  }

  private var tests: [Row] {
    // Older results have cases only.
    let hasFunctions = modules.contains { $0.tests?.functions != nil }
    let isOlder = !hasFunctions && modules.contains { $0.tests != nil }
    return
      (isOlder ? [] : [row("tests.functions", "Test functions") { $0.tests?.functions }]) + [
        row("tests.run", isOlder ? "Test cases" : "  cases") { $0.tests?.run },
        row("tests.failed", "  failed") { $0.tests?.failed },
        row("tests.skipped", "  skipped") { $0.tests?.skipped },
        row("tests.lines", "  lines of code") { $0.tests?.lines },
        row("tests.doubles", "  test doubles") { $0.tests?.doubles },
        row("coverage.percent", "Line coverage, %", places: 1) {
          $0.coverage.map { $0.lines.percent }
        },
        row("coverage.covered", "  covered") { $0.coverage?.lines.covered },
        row("coverage.total", "  of") { $0.coverage?.lines.total },
        row("coverage.viewFree", "  outside views, %", places: 1) {
          $0.coverage.map { $0.viewFree.percent }
        },
      ]
      + (modules.contains { $0.sharedCoverage != nil }
        ? [
          row("sharedCoverage.percent", "Coverage, shared suite, %", places: 1) {
            $0.sharedCoverage.map { $0.lines.percent }
          },
          row("sharedCoverage.viewFree", "  outside views, %", places: 1) {
            $0.sharedCoverage.map { $0.viewFree.percent }
          },
        ] : [])
  }

  private var paths: [Row] {
    // A call that the compiler didn't resolve leads nowhere: there may be more and shorter paths.
    let atLeast = modules.contains { !$0.knowsEveryCall && $0.paths.count > 0 } ? ", at least" : ""
    return [
      row("paths", "Actions that reach a store\(atLeast)") { $0.lowerBound($0.paths.count) },
      row("paths.may", "  perhaps") { $0.knowsEveryCall ? $0.paths.may : nil },
      row("paths.mean", "  types on the path, mean", places: 2) {
        $0.knowsEveryCall ? .some($0.paths.mean) : nil
      },
      row("paths.longest", "  longest") { $0.knowsEveryCall ? $0.paths.longest : nil },
    ]
      + (modules.contains { $0.paths.taken != nil }
        ? [row("paths.taken", "  run by a script") { $0.paths.taken }] : [])
  }
}

extension ModuleReport {
  /// Whether the compiler resolved everything in the module, and no run went where no path leads.
  package var knowsEveryCall: Bool { resolved == 1 && paths.isIncomplete != true }

  /// Nil instead of a 0 that only means that nothing was found.
  fileprivate func lowerBound(_ count: Int) -> Int? {
    count == 0 && !knowsEveryCall ? nil : count
  }
}
