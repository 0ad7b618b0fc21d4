import ArchitectureGraph
import ArchitectureReport
import ArchitectureRules
import CommandLineKit
import CompareSupport
import ReportFormats
import SourceRecords

extension Pipeline {
  /// The columns that can be checked against a pattern, a layer, or a team's rules.
  ///
  /// - Throws: `patternMissing` for a column that the user named and that has none of these.
  func heldColumns(_ plan: Plan, _ code: MeasuredModules) throws(Failure) -> [Column] {
    var columns = plan.columns
    guard options.held == .configured, plan.configurations.haveOwnRules else { return columns }
    columns.removeAll { column in
      let name = column.module.name
      return column.pattern == nil && code.layers.names(in: name).isEmpty
        && code.own[name]?.held.isEmpty ?? true
    }
    if plan.configurations.areOfCopy { return columns }
    let left = Set(columns.map(\.module.name))
    if let missing = options.modules.first(where: { !left.contains($0) }) {
      throw .patternMissing(module: missing)
    }
    if columns.isEmpty { throw .patternMissing(module: nil) }
    return columns
  }
}

/// What a result is needed for, so that only the necessary parts are computed.
extension Options {
  /// Whether the result includes everything about each module, as the page does.
  private var isWhole: Bool { edges == nil || output.format == .html }

  /// Whether the paths from views to stores are needed.
  var followsCalls: Bool { held == nil && isWhole }

  /// Whether rules are checked.
  var appliesRules: Bool { isWhole && !isTraced }

  /// The columns that the result is about.
  func wanted(among columns: [Column]) -> [Column] {
    guard let edges else { return columns }
    return columns.filter { $0.module.name == edges }
  }

  func refuseUnknownEdges(
    among columns: [Column], _ references: [ModuleReport]
  ) throws(Failure) {
    let known = columns.map(\.module.name) + references.map(\.name)
    guard let edges, !known.contains(edges) else { return }
    throw .misused(.invalidValue(option: "--edges", value: edges, allowed: known))
  }
}
