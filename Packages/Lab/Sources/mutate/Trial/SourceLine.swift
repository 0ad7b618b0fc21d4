/// A line of a file that can run.
struct SourceLine: Hashable, Sendable {
  /// Relative to the repository's folder.
  let file: String
  /// From 1.
  let line: Int

  /// The lines that ran at least once, by an export of llvm-cov in lcov's format.
  static func run(lcov: [String], below folder: String) -> Set<SourceLine> {
    var found: Set<SourceLine> = []
    var file = ""
    for record in lcov {
      if record.hasPrefix("SF:") {
        file = String(record.dropFirst(3).trimmingPrefix(folder + "/"))
      } else if record.hasPrefix("DA:") {
        let numbers = record.dropFirst(3).split(separator: ",").compactMap { Int($0) }
        if numbers.count > 1, numbers[1] > 0 {
          found.insert(SourceLine(file: file, line: numbers[0]))
        }
      }
    }
    return found
  }
}
