import ArchitectureGraph
import ArchitectureRules
import SourceRecords

/// What is known of the code without running any of it.
struct CodeFacts: Sendable {
  let records: Records
  let analysis: Analysis
  let table: RoleTable
  /// Those of the types that have one.
  let roles: TypeRoles
  let layers: LayerMap
  /// The ways from views to stores, by module.
  var paths: [String: [StorePath]] = [:]
}
