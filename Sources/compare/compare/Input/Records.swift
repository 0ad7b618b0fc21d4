import LooseSources
import SourceRecords

/// All that is known of every file, before anything is made of it.
struct Records: Sendable {
  /// Sorted by path.
  var sources: [SourceRecord] = []
  var symbols: [Symbol] = []
  /// By module, where the compiler may not have resolved everything.
  var resolved: [String: ResolvedShare] = [:]
  /// The files that the index knows nothing of.
  var missing: Set<String> = []
  /// The files that changed after they were indexed.
  var stale: Set<String> = []
  /// What was left out of folders.
  var skipped: [SkippedFile] = []
}
