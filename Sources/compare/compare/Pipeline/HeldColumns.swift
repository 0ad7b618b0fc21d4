import ArchitectureGraph
import ArchitectureReport
import ArchitectureRules
import CommandLineKit
import SourceRecords

/// The columns that there is something to hold against: a pattern, a layer, or what a team fixes.
enum HeldColumns {
  /// - Throws: `patternMissing` for one that the user named and that has none.
  static func among(
    _ plan: Plan, _ options: Options, _ code: CodeFacts
  ) throws(NoResult) -> [Column] {
    var columns = plan.columns
    guard options.held == .configured, plan.configurations.haveOwnRules else { return columns }
    let types = code.analysis.graph.types
    columns.removeAll { column in
      let name = column.module.name
      return column.pattern == nil && code.layers.names(in: name, types).isEmpty
        && code.own[name]?.held.isEmpty ?? true
    }
    if plan.configurations.areOfCopy { return columns }
    let left = Set(columns.map(\.module.name))
    if let missing = options.modules.first(where: { !left.contains($0) }) {
      throw .misused(.patternMissing(module: missing))
    }
    if columns.isEmpty { throw .misused(.patternMissing(module: nil)) }
    return columns
  }
}
