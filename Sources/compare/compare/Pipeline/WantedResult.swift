import ArchitectureReport
import CommandLineKit
import ReportFormats
import SourceRecords

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
