import CompareSupport
import Foundation

/// Counts what requests cost.
struct Counting {
  let session: Session
  let requests: ChangeRequests
  let trials: TrialRecords

  /// The numbers of some requests, of which those whose result isn't kept are built.
  func numbers(of names: [String]) throws(Failure) -> [ChangeNumber] {
    try session.inTemporaryFolder { (folder) throws(Failure) in
      let measuring = try Measuring(in: folder, session)
      let base = try measuring.result(of: "base")
      let oldSizes = try sizes(base, measuring)
      var numbers: [ChangeNumber] = []
      for name in names {
        if let patch = try measuring.prepare(name) { throw PackageCopy.unfit(patch, of: name) }
        let result = try measuring.result(of: name)
        let differences = try measuring.table(["diff", base, result])
        let newSizes = try sizes(result, measuring)
        for pattern in Pattern.allCases {
          let module = pattern.module
          var rows = try lines(name, pattern)
          rows += ArchitectureNumbers.rows(of: module, in: differences)
          rows += ArchitectureNumbers.growth(of: module, from: oldSizes, to: newSizes)
          rows += try tests(name, pattern, in: measuring.copy)
          numbers += rows.map {
            ChangeNumber(request: name, module: module, key: $0.key, text: $0.text)
          }
        }
      }
      return numbers
    }
  }

  private typealias Row = (key: String, text: String)

  private func sizes(_ result: String, _ measuring: Measuring) throws(Failure) -> [[String]] {
    try measuring.table(["render", result, "--rows", ArchitectureNumbers.sizes])
  }

  /// What changes in the module itself.
  private func lines(_ request: String, _ pattern: Pattern) throws(Failure) -> [Row] {
    let patch = Patch(try requests.patch(pattern.rawValue, of: request))
    var toRead = 0
    for file in patch.oldFiles {
      toRead += try session.text(of: "\(session.root)/\(file.path)").lines.count
    }
    return [
      ("files changed", "\(patch.count(.changed))"), ("files added", "\(patch.count(.added))"),
      ("lines added", "\(patch.addedCount)"), ("lines removed", "\(patch.removedCount)"),
      ("lines to read", "\(toRead)"),
    ]
  }

  /// What changes in its suite.
  private func tests(
    _ request: String, _ pattern: Pattern, in copy: PackageCopy
  ) throws(Failure) -> [Row] {
    let patch = Patch(try requests.patch("\(pattern.rawValue)-tests", of: request))
    var changed = 0
    for file in patch.oldFiles {
      let old = TestFunctions(try session.text(of: "\(session.root)/\(file.path)"))
      let isDeleted = file.kind == .deleted
      changed += old.changedCount(
        in: isDeleted ? "" : try session.text(of: "\(copy.folder)/\(file.path)"))
    }
    let trial = trials.found(for: request, pattern)?.split(separator: " ") ?? ["?", "?"]
    return [
      ("tests: files changed or added", "\(patch.count(.changed) + patch.count(.added))"),
      ("tests: lines added", "\(patch.addedCount)"),
      ("tests: old functions that change", "\(changed)"),
      ("tests: old functions that break", String(trial.last ?? "?")),
      ("tests: new lines covered, %", String(trial.first ?? "?")),
    ]
  }
}
