import CompareSupport
import Foundation

/// The file of trials, and what adds to it.
struct Trials {
  let session: Session
  let requests: ChangeRequests

  private var path: String { requests.path("trials.txt") }

  /// The records that are about today's patches.
  func records() throws(Failure) -> TrialRecords {
    let text = InputFile.isNamed(path) ? try session.text(of: path) : ""
    return TrialRecords(text, sums: try sums())
  }

  /// The sums of the patches of each request and each pair.
  private func sums() throws(Failure) -> [String: String] {
    var sums: [String: String] = [:]
    for name in requests.names { sums[name] = try requests.sum(of: [name]) }
    for pair in requests.pairs { sums[pair.key] = try requests.sum(of: [pair.first, pair.second]) }
    return sums
  }

  /// What becomes of all pairs.
  func outcomes() throws(Failure) -> [PairOutcome] {
    let records = try records()
    return try inBranches { (copy, _) throws(Failure) in
      var outcomes: [PairOutcome] = []
      for pair in requests.pairs { outcomes += try MergedPair(pair, in: copy).outcomes(records) }
      return outcomes
    }
  }

  /// Tries what wasn't tried yet, and writes the file after each trial.
  func run() throws(Failure) {
    let sums = try sums()
    var records = try records()
    try inBranches { (copy, folder) throws(Failure) in
      var build = PackageBuild(
        session: session, folder: copy.folder, scratch: "\(folder)/build", extent: .usual)
      // With and without coverage, everything is compiled again: first all with it.
      build.options = ["--enable-code-coverage"]
      for name in requests.names where !records.have(name) {
        StandardError.write("\(name) …\n")
        let found = try RequestTrial(request: name, copy: copy, build: build).run()
        try add(found, name, sums, to: &records)
      }
      build.options = []
      for pair in requests.pairs where !records.have(pair.key) {
        StandardError.write("\(pair.name) …\n")
        let merged = try MergedPair(pair, in: copy)
        let found = try PairTrial(merged: merged, copy: copy, build: build).run()
        try add(found, pair.key, sums, to: &records)
      }
    }
    try session.write(records.text, to: path)
  }

  private func add(
    _ found: [(Pattern, String)], _ name: String, _ sums: [String: String],
    to records: inout TrialRecords
  ) throws(Failure) {
    let sum = sums[name] ?? ""
    records.add(found.map { .init(name: name, pattern: $0.0, sum: sum, found: $0.1) })
    try session.write(records.text, to: path)
  }

  /// Works in a copy that has a branch for each request; the folder around it has room for a build.
  private func inBranches<Value>(
    _ work: (PackageCopy, String) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try session.inTemporaryFolder { (folder) throws(Failure) in
      let copy = try PackageCopy.make(at: "\(folder)/copy", in: session)
      try copy.makeBranches(for: requests.names)
      return try work(copy, folder)
    }
  }
}
