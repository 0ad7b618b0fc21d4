package import ArchitectureReport
import CompareSupport
package import SourceRecords

/// What a run is going to measure.
package struct Plan: Sendable {
  /// Every module that is known, tests among them.
  package var modules: [SourceModule]
  package var columns: [Column]
  /// The packages that are measured; none for folders of sources.
  var packages: [PlannedPackage] = []
  package let configurations: Configurations
  /// Where the paths of what is measured begin: packages, or folders of sources.
  package let roots: [String]
  /// The files of folders of sources.
  var trees: [SourceTree] = []
  package var notes: [Note] = []
}

/// A package that is measured, with others or by itself.
struct PlannedPackage: Sendable {
  let workspace: Workspace
  /// What the manifest calls it.
  let name: String
  /// The programs that can be built.
  let executables: [String]
  /// Its own modules, and those of local packages that it depends on and that are not measured
  /// themselves: what its build tells of.
  let modules: [SourceModule]
  /// Those that can be built by their name: its own.
  let own: Set<String>
  /// The test target that all its columns share.
  var sharedSuite: SourceModule?
  /// Which runs show what actions lead to.
  var trace: TraceEntry?
  /// What a note about it begins with; empty when it is measured alone.
  let label: String

  /// Those of the columns that are modules of it.
  func columns(among columns: [Column]) -> [Column] {
    let names = Set(modules.map(\.name))
    return columns.filter { names.contains($0.module.name) }
  }
}
