import ArchitectureReport
import LooseSources
import SourceRecords

/// What a run is going to measure.
struct Plan: Sendable {
  /// Every module that is known, tests among them.
  var modules: [SourceModule]
  var columns: [Column]
  /// What the manifest calls the package; empty for folders of sources.
  var package = ""
  /// The programs that can be built.
  var executables: [String] = []
  let configurations: Configurations
  /// The test target that all columns share.
  var sharedSuite: SourceModule?
  /// Where the paths of what is measured begin: the package, or folders of sources.
  let roots: [String]
  /// The files of folders of sources.
  var trees: [SourceTree] = []
  var notes: [Note] = []
}
