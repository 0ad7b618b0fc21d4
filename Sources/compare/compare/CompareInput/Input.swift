package import ArchitectureReport
package import CompareSupport
import Foundation
package import SourceRecords

/// What is measured: a package that is built for it, a package with an existing index, or folders
/// of sources.
package protocol Input: Sendable {
  /// The base of the paths in the result.
  var shown: ShownPaths { get }
  /// The folders that only one run may use at a time.
  var workplaces: [Workplace] { get }
  var session: MeasuringSession { get }

  /// The module, if any, that only has its name from a folder, which differs between checkouts.
  var folderModule: String? { get }

  /// The folders of its configurations.
  var configurationFolders: [String] { get }

  /// The teams' settings for it.
  func configurations() throws(Failure) -> Configurations

  /// Finds the modules and the columns among them, and refuses what doesn't exist.
  ///
  /// Doesn't build anything: all errors that the user can cause are reported here.
  func plan() throws(Failure) -> Plan

  /// Makes the compiler create its records, and the suites' program, for the next two steps.
  func build(_ plan: Plan) throws(Failure) -> Build

  /// Reads the compiler's record and the syntax of every file.
  func records(of plan: Plan, after build: Build) throws(Failure) -> Records

  /// Runs the suites.
  func tests(of plan: Plan, after build: Build) throws(Failure) -> TestFacts

  /// Reports what the records lack for the columns.
  func limits(of records: Records, in plan: Plan) -> Limits
}

extension Input {
  package var folderModule: String? { nil }

  /// Ends the programs that it runs; no more can be started.
  package func stop() { _ = session.children.stop(by: SIGINT) }
}

/// What is missing in a result, or incomplete.
package struct Limits: Sendable {
  package var notes: [Note] = []
  /// The share of references that the compiler resolved, by module.
  package var resolved: [String: Double] = [:]
  /// The percentage of references of which nothing is known, rounded up, by module; a file that
  /// can't be read counts with all of its references.
  package var unknownShares: [String: Int] = [:]
  package var skipped: [Skipped] = []
  /// The names, with their places, whose meaning couldn't be determined.
  package var unknown: [String] = []
}

extension Limits {
  /// What an index lacks for the columns of packages.
  init(of records: Records, in plan: Plan, saysStale: Bool, _ shown: ShownPaths) {
    let columns = plan.columns
    func say(_ what: String, _ paths: Set<String>) -> [Note] {
      columns.compactMap { column in
        let files = column.module.files.filter(paths.contains)
        guard !files.isEmpty else { return nil }
        return Note(.partial, "\(what) \(shown.some(of: files))", of: column.module.name)
      }
    }
    notes = columns.flatMap { column in
      column.module.files.compactMap { file in
        records.tooDeep[file].map {
          Note(.partial, "\(shown.relative(file)): \($0)", of: column.module.name)
        }
      }
    }
    notes += say("measured by syntax alone, as the index has nothing of", records.missing)
    notes += say(
      "measured by syntax alone, as what the index has can't be trusted of", records.untrusted)
    if saysStale { notes += say("changed since the index was written:", records.stale) }
    unknownShares = records.unknownShares(of: columns.map(\.module))
    for column in columns {
      let name = column.module.name
      let share = records.resolved[name]
      if let share {
        notes.append(share.note(.partial, on: name, advice: "make it compile"))
        unknown += share.lines(shown)
      }
      if records.missing.union(records.untrusted).isDisjoint(with: column.module.files) {
        resolved[name] = share?.value ?? 1
      }
    }
    skipped = columns.flatMap(\.module.files).compactMap { file in
      let reason: String? =
        if records.missing.contains(file) {
          "not in the index"
        } else if records.untrusted.contains(file) {
          "damaged in the index"
        } else {
          records.tooDeep[file]
        }
      return reason.map { Skipped(path: shown.relative(file), reason: $0) }
    }
    skipped += plan.leftOut.map { Skipped(path: shown.relative($0.path), reason: "\($0.reason)") }
  }
}

/// The results of building.
package struct Build: Sendable {
  /// The results for each package, in the order of the plan.
  var packages: [PackageBuild] = []

  /// Whether there is a program with suites.
  package var hasSuites: Bool { packages.contains(where: \.hasSuites) }
  package var notes: [Note] { packages.flatMap(\.notes) }
}

/// The result of building one package.
struct PackageBuild: Sendable {
  /// Whether the program with the suites exists.
  var hasSuites = false
  /// Whether the package doesn't build as a whole.
  var isBroken = false
  /// The modules that don't build; empty if only linking fails.
  var broken: Set<String> = []
  var notes: [Note] = []
}

/// Everything that is known about every file, before it is analysed.
package struct Records: Sendable {
  /// Sorted by path.
  package var sources: [SourceRecord] = []
  package var symbols: [Symbol] = []
  /// By module, if the compiler may not have resolved everything.
  var resolved: [String: ResolvedShare] = [:]
  /// The files that aren't in the index.
  var missing: Set<String> = []
  /// The files whose record is damaged.
  var untrusted: Set<String> = []
  /// The files that changed after they were indexed.
  var stale: Set<String> = []
  /// The files that can't be parsed, with the reason.
  var tooDeep: [String: String] = [:]
  /// What was left out of folders.
  var skipped: [SkippedFile] = []
}

extension Records {
  /// The percentage of each module's references of which nothing is known, rounded up; 100 only if
  /// none of its files could be read.
  func unknownShares(of modules: [SourceModule]) -> [String: Int] {
    let unread = missing.union(untrusted).union(tooDeep.keys)
      .union(skipped.filter(\.reason.isOfModule).map(\.path))
    let shares = modules.map { module in
      let count = module.files.count(where: unread.contains)
      let ofFiles = module.files.isEmpty ? 0 : Double(count) / Double(module.files.count)
      let ofNames = resolved[module.name].map { min(1 - $0.known, 0.99) } ?? 0
      return (module.name, Int((max(ofFiles, ofNames) * 100).rounded(.up)))
    }
    return Dictionary(shares) { first, _ in first }
  }
}

extension SkippedFile.Reason {
  /// Whether the file is its module's all the same, by its syntax or its lines.
  fileprivate var isOfModule: Bool {
    switch self {
    case .notCompiled, .tooSlow, .tooDeep: true
    default: false
    }
  }
}

/// What a run is going to measure.
package struct Plan: Sendable {
  /// Every known module, including tests.
  package var modules: [SourceModule]
  package var columns: [Column]
  /// The measured packages; empty for folders of sources.
  var packages: [PlannedPackage] = []
  package var configurations: Configurations
  /// The base folders of what is measured: packages, or folders of sources.
  package let roots: [String]
  /// The files of folders of sources.
  var trees: [SourceTree] = []
  /// The files of packages that aren't measured.
  var leftOut: [SkippedFile] = []
  package var notes: [Note] = []
}

/// A package that is measured, alone or with others.
struct PlannedPackage: Sendable {
  let workspace: Workspace
  /// The package's name in the manifest.
  let name: String
  /// The programs that can be built.
  let executables: [String]
  /// Its own modules, and those of local dependencies that aren't measured themselves: everything
  /// that its build covers.
  let modules: [SourceModule]
  /// The modules that can be built by name: its own.
  let own: Set<String>
  /// The test target that all its columns share.
  var sharedSuite: SourceModule?
  /// Which runs show what actions lead to.
  var trace: TraceEntry?
  /// The prefix of notes about it; empty if it is measured alone.
  let label: String

  /// The columns that are modules of this package.
  func columns(among columns: [Column]) -> [Column] {
    let names = Set(modules.map(\.name))
    return columns.filter { names.contains($0.module.name) }
  }

  /// The part of it that is built for some columns.
  func part(for columns: [Column], withSuites: Bool) -> BuildPart {
    BuildPart(
      of: name, modules, own: own, columns: Set(self.columns(among: columns).map(\.module.name)),
      withTests: withSuites)
  }

  /// The modules that a build for these columns covers; modules that were left out may have records
  /// from an earlier build.
  func builtModules(for columns: [Column], withSuites: Bool) -> [SourceModule] {
    let leftOut = part(for: columns, withSuites: withSuites).leftOut
    return modules.filter { !leftOut.contains($0.name) }
  }
}
