package import ArchitectureReport
import LooseSources
package import SourceRecords

/// What a run is going to measure.
package struct Plan: Sendable {
  /// Every module that is known, tests among them.
  package var modules: [SourceModule]
  package var columns: [Column]
  /// What the manifest calls the package; empty for folders of sources.
  var package = ""
  /// The programs that can be built.
  var executables: [String] = []
  package let configurations: Configurations
  /// The test target that all columns share.
  var sharedSuite: SourceModule?
  /// Where the paths of what is measured begin: the package, or folders of sources.
  package let roots: [String]
  /// The files of folders of sources.
  var trees: [SourceTree] = []
  package var notes: [Note] = []
}
