import CompareSupport

/// Two requests as git merges them.
struct MergedPair {
  let pair: RequestPair
  let tree: String
  let conflicts: MergeConflicts

  /// Merges them in a copy that has a branch for each request.
  init(_ pair: RequestPair, in copy: PackageCopy) throws(Failure) {
    self.pair = pair
    // It ends with 1 if there are conflicts.
    let merged = try copy.tryGit(
      "merge-tree", "--write-tree", PackageCopy.branch(pair.first),
      PackageCopy.branch(pair.second))
    guard merged.status <= 1, let tree = merged.printed.lines.first else {
      throw Failure("'\(pair.name)' can't be merged.", output: merged.text)
    }
    self.tree = tree
    let marks = try copy.tryGit("grep", "--count", "-e", "^<<<<<<< ", tree)
    conflicts = MergeConflicts(marks.printed, tree: tree)
  }

  func outcomes(_ trials: TrialRecords) -> [PairOutcome] {
    Pattern.allCases.map { pattern in
      PairOutcome(
        pair: pair, pattern: pattern, inModule: conflicts.count(in: pattern.sources),
        inSuite: conflicts.count(in: pattern.tests),
        found: trials.found(for: pair.key, pattern))
    }
  }
}
