import CommandLineKit
import Foundation
import Synchronization

/// Tries each of a module's faults on both suites.
struct Trial {
  private let module: ModuleFolder
  private let root: URL
  private let options: Options

  init(of module: ModuleFolder, in root: URL, _ options: Options) {
    self.module = module
    self.root = root
    self.options = options
  }

  func run() throws -> Report {
    let sample = Sample(try module.files(in: root), seed: options.seed)
    let package = TrialPackage(of: module, in: root)
    let mutants = try Builder(package: package, sample: sample).build(
      options.count, say: { ErrorOutput.say($0 + "\n") })
    let suites = Suites(package: package, limit: TimeInterval(options.limit))
    try checkUnchanged(suites)

    let known = try readRecord()
    let tried = mutants.filter { mutant in
      let entry = known.entry(of: mutant)
      return options.onlySurvivors ? entry?.isSurvivor == true : entry == nil
    }
    let record = Mutex(known)
    let localisation = Localisation(suites)
    try eachAtOnce(tried) { mutant in
      let entry = Record.Entry(
        mutant, own: try localisation.notice(mutant, in: try suites.own(mutant.number)),
        shared: try localisation.notice(mutant, in: try suites.shared(mutant.number)))
      try record.withLock { record in
        record.add(entry)
        try keep(record)
      }
      ErrorOutput.say(entry.cells.joined(separator: " | ") + "\n")
    }
    let entries = record.withLock { $0 }
    return Report(mutants.compactMap { entries.entry(of: $0) }, of: sample.mutants.count)
  }

  /// A suite that fails without any fault would make all of them count as noticed.
  private func checkUnchanged(_ suites: Suites) throws {
    for run in [try suites.own(0), try suites.shared(0)] where run.verdict != .survived {
      let failed = run.failed.map { "\n  \($0.id)" }.joined()
      throw TrialPackage.Failure(
        description: "A suite fails without any mutant: \(run.verdict.rawValue)\(failed)")
    }
  }

  private func readRecord() throws -> Record {
    guard let path = options.record, FileManager.default.fileExists(atPath: path) else {
      return Record()
    }
    return Record(try String(contentsOfFile: path, encoding: .utf8))
  }

  private func keep(_ record: Record) throws {
    guard let path = options.record, !options.onlySurvivors else { return }
    try Data(record.text.utf8).write(to: URL(filePath: path), options: .atomic)
  }

  private func eachAtOnce(
    _ mutants: [Mutant], _ body: @Sendable (Mutant) throws -> Void
  ) throws {
    let rest = Mutex(mutants[...])
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: options.jobs) { _ in
      while let mutant = rest.withLock({ $0.popFirst() }) {
        do {
          try body(mutant)
        } catch {
          failure.withLock { $0 = error }
          rest.withLock { $0 = [] }
        }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
