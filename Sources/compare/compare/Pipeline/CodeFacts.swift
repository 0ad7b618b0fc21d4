import ArchitectureGraph
import ArchitectureRules
import CompareConfiguration
import SourceRecords

/// What is known of the code without running any of it.
struct CodeFacts: Sendable {
  let records: Records
  let analysis: Analysis
  let roles: RoleTable
  /// Those of the types that have one.
  let typeRoles: [SymbolID: Role]
  let layers: LayerMap
  /// The ways from views to stores, by module.
  var paths: [String: [StorePath]] = [:]
}
