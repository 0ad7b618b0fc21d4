package import SourceRecords

/// All that is known of every file, before anything is made of it.
package struct Records: Sendable {
  /// Sorted by path.
  package var sources: [SourceRecord] = []
  package var symbols: [Symbol] = []
  /// By module, where the compiler may not have resolved everything.
  var resolved: [String: ResolvedShare] = [:]
  /// The files that the index knows nothing of.
  var missing: Set<String> = []
  /// The files whose record is damaged.
  var untrusted: Set<String> = []
  /// The files that changed after they were indexed.
  var stale: Set<String> = []
  /// The files that nobody can take apart, with why.
  var tooDeep: [String: String] = [:]
  /// What was left out of folders.
  var skipped: [SkippedFile] = []
}
