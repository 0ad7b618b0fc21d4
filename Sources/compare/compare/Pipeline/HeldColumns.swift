import ArchitectureGraph
import ArchitectureReport
import ArchitectureRules
import CommandLineKit
import ReportFormats
import SourceRecords

extension Pipeline {
  /// The columns that there is something to hold against: a pattern, a layer, or what a team fixes.
  ///
  /// - Throws: `patternMissing` for one that the user named and that has none.
  func heldColumns(_ plan: Plan, _ code: MeasuredModules) throws(NoResult) -> [Column] {
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

/// What a result is wanted for: only what it needs is computed.
extension Options {
  /// Whether the result has everything about each module, as the page has.
  private var isWhole: Bool { edges == nil || output.format == .html }

  /// Whether the ways from views to stores are looked for.
  var followsCalls: Bool { held == nil && isWhole }

  /// Whether rules are looked at.
  var appliesRules: Bool { isWhole && !isTraced }

  /// The columns that the result is about.
  func wanted(among columns: [Column]) -> [Column] {
    guard let edges else { return columns }
    return columns.filter { $0.module.name == edges }
  }

  func refuseUnknownEdges(
    among columns: [Column], _ references: [ModuleReport]
  ) throws(NoResult) {
    let known = columns.map(\.module.name) + references.map(\.name)
    guard let edges, !known.contains(edges) else { return }
    throw .misused(.invalidValue(option: "--edges", value: edges, allowed: known))
  }
}
