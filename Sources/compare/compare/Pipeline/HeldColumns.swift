import CompareInput
import CompareOptions
import ArchitectureGraph
import ArchitectureReport
import ArchitectureRules
import CommandLineKit
import SourceRecords

/// The columns that there is something to hold against: those with a pattern or a layer.
enum HeldColumns {
  /// - Throws: `patternMissing` for one that the user named and that has neither.
  static func among(
    _ plan: Plan, _ wish: Wish, _ code: CodeFacts
  ) throws(NoResult) -> [Column] {
    var columns = plan.columns
    guard wish.held == .configured, plan.configurations.haveLayers else { return columns }
    let types = code.analysis.graph.types
    columns.removeAll { column in
      column.pattern == nil && code.layers.names(in: column.module.name, types).isEmpty
    }
    let left = Set(columns.map(\.module.name))
    if let missing = wish.named.first(where: { !left.contains($0) }) {
      throw .misused(.patternMissing(module: missing))
    }
    if columns.isEmpty { throw .misused(.patternMissing(module: nil)) }
    return columns
  }
}
