import ArchitectureReport
import CommandLineKit
import CompareSupport
import ReportFormats
import SourceRecords

/// What a result is wanted for: only what it needs is computed.
struct Wish: Sendable {
  /// What the modules are held against; nil when they are measured.
  let held: PatternChoice?
  /// The modules that the user named.
  let named: [String]
  /// The one module whose edges are listed instead of the table.
  let edges: String?
  /// The reference columns beside those that are measured.
  let references: [Pattern]
  /// Whether the result has everything about each module, as the page has.
  let isPage: Bool

  init(_ options: Options) {
    held = options.held
    named = options.modules
    edges = options.edges
    references = options.references
    isPage = options.output.format == .html
    runsActions = options.runsActions
    isTraced = options.isTraced
  }

  /// Whether actions are run, so that it matters what they may reach.
  let runsActions: Bool
  /// Whether nothing else matters.
  let isTraced: Bool

  private var isWhole: Bool { edges == nil || isPage }

  /// Whether the ways from views to stores are looked for.
  var followsCalls: Bool { held == nil && isWhole }

  /// Whether rules are looked at.
  var appliesRules: Bool { isWhole && !isTraced }

  /// The columns that the result is about.
  func columns(among columns: [Column]) -> [Column] {
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
