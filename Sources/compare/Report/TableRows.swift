import Foundation

/// What the table shows, from top to bottom.
enum TableRows {
  static func all(for modules: [ModuleReport]) -> [[String]] {
    let rows = lines + types + edges(modules) + shape + tests
    return rows.map { row in [row.label] + modules.map(row.cell) }
  }

  private struct Row: Sendable {
    let label: String
    let cell: @Sendable (ModuleReport) -> String

    init(_ label: String, _ cell: @escaping @Sendable (ModuleReport) -> String) {
      self.label = label
      self.cell = cell
    }

    init(_ label: String, _ number: @escaping @Sendable (ModuleReport) -> Int?) {
      self.label = label
      cell = { module in number(module).map(String.init) ?? TextTable.dash }
    }
  }

  private static let lines = [
    Row("Files") { $0.files },
    Row("Lines of code") { $0.lines.code },
    Row("  comment") { $0.lines.comment },
    Row("  blank") { $0.lines.blank },
  ]

  private static let types = [
    Row("Types") { $0.types.total },
    Row("  class") { $0.types.class },
    Row("  struct") { $0.types.struct },
    Row("  enum") { $0.types.enum },
    Row("  actor") { $0.types.actor },
    Row("  protocol") { $0.types.protocol },
    Row("  largest, lines") { $0.largestType?.lines },
  ]

  /// Only modules that somebody depends on get a row; the two that all may use always do.
  private static func edges(_ modules: [ModuleReport]) -> [Row] {
    let usual = ["Shared", "TerminalUI"]
    let others = Set(modules.flatMap(\.edges.byModule.keys)).subtracting(usual).sorted()
    return [
      Row("Dependency edges") { $0.edges.total },
      Row("  internal") { $0.edges.internal },
    ]
      + (usual + others).map { name in Row("  to \(name)") { $0.edges.byModule[name] ?? 0 } }
      + [
        Row("  concrete") { $0.edges.concrete },
        Row("  abstract") { $0.edges.abstract },
      ]
  }

  private static let shape = [
    Row("Cycles") { $0.cycles.count },
    Row("Complexity, mean") { decimal($0.complexity.mean, places: 2) },
    Row("  max") { $0.complexity.max },
    Row("  longest function, lines") { $0.longestFunction?.lines },
  ]

  private static let tests = [
    Row("Test cases") { $0.tests?.run },
    Row("  skipped") { $0.tests?.skipped },
    Row("  lines of code") { $0.tests?.lines },
    Row("  test doubles") { $0.tests?.doubles },
    Row("Line coverage") { module in
      module.coverage.map { decimal($0.lines.percent, places: 1) + " %" } ?? TextTable.dash
    },
    Row("  covered") { $0.coverage?.lines.covered },
    Row("  of") { $0.coverage?.lines.total },
  ]

  private static func decimal(_ value: Double?, places: Int) -> String {
    value.map { String(format: "%.\(places)f", $0) } ?? "n/a"
  }
}
