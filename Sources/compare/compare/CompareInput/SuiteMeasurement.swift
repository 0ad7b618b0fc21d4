package import ArchitectureReport
import CompareSupport
import SourceRecords
import Synchronization

/// The results of all columns' suites, and notes about them.
package struct TestFacts: Sendable {
  package var measured = MeasuredTests()
  /// Notes from the runs.
  package var runNotes: [Note] = []
  /// What is wrong with an existing coverage export.
  package var keptNotes: [Note] = []

  /// Adds the results for other columns.
  mutating func add(_ other: TestFacts) {
    measured.counts.merge(other.measured.counts) { first, _ in first }
    measured.coverage.merge(other.measured.coverage) { first, _ in first }
    if let shared = other.measured.sharedCoverage {
      measured.sharedCoverage = measured.sharedCoverage?.adding(shared) ?? shared
    }
    runNotes += other.runNotes
    keptNotes += other.keptNotes
  }
}

extension TestFacts {
  /// The columns' coverage from an existing export.
  init(keeping coverage: FileCoverage?, for columns: [Column]) {
    guard let coverage else { return }
    for column in columns { measured.coverage[column.module.name] = coverage }
    if columns.flatMap(\.module.files).allSatisfy({ coverage.lines[$0] == nil }) {
      keptNotes = [Note(.partial, "the coverage export names no file of what is measured")]
    }
  }
}

/// Runs each column's own suites separately, and the shared suite.
struct SuiteMeasurement: Sendable {
  private let session: MeasuringSession
  private let runner: SuiteRunner
  private let reader: CoverageReader

  /// Finds out which XCTest tests there are.
  init(
    _ session: MeasuringSession, _ workspace: Workspace, packageName: String, columns: [String]
  ) throws(Failure) {
    self.session = session
    let program = SuiteProgram(try session.toolchain, workspace, packageName: packageName)
    let list = try session.children.run(
      Invocation(
        path: program.path, arguments: program.listArguments, folder: workspace.root,
        // Otherwise the program leaves a profile in the package's own folder.
        environment: ["LLVM_PROFILE_FILE": "\(workspace.profiles(of: "list"))/%p.profraw"]))
    runner = SuiteRunner(
      session, workspace, program: program, oldTests: XCTestList.names(in: list.text),
      columns: columns)
    reader = CoverageReader(session, workspace, packageName: packageName)
  }

  func measure(
    _ columns: [Column], shared: SourceModule?
  ) throws(Failure) -> TestFacts {
    var jobs = columns.filter { !$0.suites.isEmpty }
      .map { Job(name: $0.module.name, suites: $0.suites, files: $0.module.files, isShared: false) }
    if let shared {
      let files = columns.flatMap(\.module.files)
      jobs.append(Job(name: shared.name, suites: [shared], files: files, isShared: true))
    }
    let running = "Running the suites"
    let parts = try session.step(running) { () throws(Failure) in
      try runAll(jobs) { done, all in session.steps.count(done, of: all, in: running) }
    }
    var result = TestFacts()
    for (index, job) in jobs.enumerated() {
      let own = parts.filter { $0.job == index }
      for coverage in own.compactMap(\.coverage) {
        result.add(job, SuiteRun(of: own.map(\.run)), coverage)
      }
    }
    for column in columns where column.suites.isEmpty {
      result.runNotes.append(Note(withoutSuite: column))
    }
    return result
  }

  private func runAll(
    _ jobs: [Job], count: @escaping @Sendable (_ done: Int, _ all: Int) -> Void
  ) throws(Failure) -> [PartResult] {
    // One list of all parts, because a nested concurrent map would run the inner one sequentially.
    var parts: [(job: Int, part: SuitePart)] = []
    // The shared suite, which is the last one, takes longest, so it is started first.
    for (index, job) in jobs.enumerated().reversed() {
      for part in try runner.parts(of: job.suites, as: job.name, isLong: job.isShared) {
        parts.append((index, part))
      }
    }
    let waiting = Mutex(parts.map(\.job))
    let run = { @Sendable [all = parts.count] (job: Int, part: SuitePart) throws(Failure) in
      let run = try runner.run(part)
      let isLast = waiting.withLock { waiting in
        waiting.firstIndex(of: job).map { _ = waiting.remove(at: $0) }
        count(all - waiting.count, all)
        return !waiting.contains(job)
      }
      return PartResult(job: job, run: run, coverage: isLast ? try coverage(of: jobs[job]) : nil)
    }
    guard runner.program.runsAlone else {
      return try parts.concurrentMap { (part) throws(Failure) in try run(part.job, part.part) }
    }
    var results: [PartResult] = []
    for (job, part) in parts { results.append(try run(job, part)) }
    return results
  }

  private func coverage(of job: Job) throws(Failure) -> Result<FileCoverage, Failure> {
    do throws(Failure) {
      return .success(try reader.read(job.files, of: job.name))
    } catch {
      // For example after a crash, which leaves no profile: the counts are still useful.
      guard case .failed = error else { throw error }
      return .failure(error)
    }
  }
}

/// The results of one part of a job's suites.
private struct PartResult: Sendable {
  /// The job's index among all jobs.
  let job: Int
  let run: SuiteRun
  /// The coverage of all parts; only set for the job's last part to end.
  let coverage: Result<FileCoverage, Failure>?
}

/// Test targets that run together, and the files whose coverage they measure.
private struct Job: Sendable {
  let name: String
  let suites: [SourceModule]
  let files: [String]
  let isShared: Bool
}

extension TestFacts {
  fileprivate mutating func add(
    _ job: Job, _ run: SuiteRun, _ coverage: Result<FileCoverage, Failure>
  ) {
    let module = job.isShared ? nil : job.name
    let suite = job.suites.map(\.name).joined(separator: ", ")
    if let problem = run.problem {
      runNotes.append(Note(.partial, "\(suite): \(problem)", of: module))
    }
    if let module { measured.counts[module] = run.counts }
    switch coverage {
    case .success(let coverage):
      if let module {
        measured.coverage[module] = coverage
      } else {
        measured.sharedCoverage = coverage
      }
    case .failure(let failure):
      runNotes.append(Note(.partial, "\(suite): no coverage: \(failure.line)", of: module))
    }
  }
}

extension Note {
  fileprivate init(withoutSuite column: Column) {
    let linked = column.linked.joined(separator: ", ")
    let text =
      linked.isEmpty
      ? "no test target is its own"
      : "its suite isn't counted: it has links to files of \(linked), whose suite tests them"
    self.init(.information, text, of: column.module.name)
  }
}
