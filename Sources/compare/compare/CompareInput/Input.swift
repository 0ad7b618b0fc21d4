package import ArchitectureReport
package import CompareSupport
import Foundation
package import SourceRecords

/// What is measured: a package that is built for it, a package with an index that was kept, or folders
/// of sources.
package protocol Input: Sendable {
  /// What paths in the result are relative to.
  var shown: ShownPaths { get }
  /// Where one run at a time works.
  var workplaces: [Workplace] { get }
  /// The programs that it runs.
  var children: Children { get }

  /// The one module that has its name from a folder alone, and another in another checkout.
  var folderModule: String? { get }

  /// Where its configurations are.
  var configurationFolders: [String] { get }

  /// What teams fix for it.
  func configurations() throws(NoResult) -> Configurations

  /// Finds out which modules there are and which of them are columns, and refuses what isn't there.
  ///
  /// Nothing is built for it: what can fail for a reason of the user's fails here.
  func plan() throws(NoResult) -> Plan

  /// Lets the compiler leave its records, and the suites' program, where the next two look for them.
  func build(_ plan: Plan) throws(NoResult) -> Build

  /// Reads what the compiler recorded and what the parser sees of every file.
  func records(of plan: Plan, after build: Build) throws(NoResult) -> Records

  /// Runs the suites.
  func tests(of plan: Plan, after build: Build) throws(NoResult) -> TestFacts

  /// Says what the records lack for the columns.
  func limits(of records: Records, in plan: Plan) -> Limits
}

extension Input {
  package var folderModule: String? { nil }

  /// Ends what it runs; nothing more can be started.
  package func stop() { _ = children.stop(by: SIGINT) }
}

/// What is missing in a result, or not as it should be.
package struct Limits: Sendable {
  package var notes: [Note] = []
  /// The share of references that the compiler resolved, by module.
  package var resolved: [String: Double] = [:]
  package var skipped: [Skipped] = []
  /// The names, with their places, of which nothing tells what they mean.
  package var unknown: [String] = []
}

extension Limits {
  /// What an index lacks for some columns of a package.
  init(of records: Records, for columns: [Column], saysStale: Bool, _ shown: ShownPaths) {
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
    for column in columns {
      let name = column.module.name
      let share = records.resolved[name]
      if let share {
        notes.append(share.note(.partial, on: name))
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
  }
}

/// What became of building.
package struct Build: Sendable {
  /// What became of each package, in the order of the plan.
  var packages: [PackageBuild] = []

  /// Whether there is a program with suites.
  package var hasSuites: Bool { packages.contains(where: \.hasSuites) }
  package var notes: [Note] { packages.flatMap(\.notes) }
}

/// What became of building one package.
struct PackageBuild: Sendable {
  /// Whether the program with the suites is there.
  var hasSuites = false
  /// Whether the package doesn't build as a whole.
  var isBroken = false
  /// The modules that don't build; there is none when only linking fails.
  var broken: Set<String> = []
  var notes: [Note] = []
}

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

/// What a run is going to measure.
package struct Plan: Sendable {
  /// Every module that is known, tests among them.
  package var modules: [SourceModule]
  package var columns: [Column]
  /// The packages that are measured; none for folders of sources.
  var packages: [PlannedPackage] = []
  package var configurations: Configurations
  /// Where the paths of what is measured begin: packages, or folders of sources.
  package let roots: [String]
  /// The files of folders of sources.
  var trees: [SourceTree] = []
  package var notes: [Note] = []
}

/// A package that is measured, with others or by itself.
struct PlannedPackage: Sendable {
  let workspace: Workspace
  /// What the manifest calls it.
  let name: String
  /// The programs that can be built.
  let executables: [String]
  /// Its own modules, and those of local packages that it depends on and that are not measured
  /// themselves: what its build tells of.
  let modules: [SourceModule]
  /// Those that can be built by their name: its own.
  let own: Set<String>
  /// The test target that all its columns share.
  var sharedSuite: SourceModule?
  /// Which runs show what actions lead to.
  var trace: TraceEntry?
  /// What a note about it begins with; empty when it is measured alone.
  let label: String

  /// Those of the columns that are modules of it.
  func columns(among columns: [Column]) -> [Column] {
    let names = Set(modules.map(\.name))
    return columns.filter { names.contains($0.module.name) }
  }

  /// What is built of it for some columns.
  func part(for columns: [Column], withSuites: Bool) -> BuildPart {
    BuildPart(
      of: name, modules, own: own, columns: Set(self.columns(among: columns).map(\.module.name)),
      withTests: withSuites)
  }

  /// The modules that a build for these columns tells of; of those left out there may be records of
  /// an earlier build.
  func builtModules(for columns: [Column], withSuites: Bool) -> [SourceModule] {
    let leftOut = part(for: columns, withSuites: withSuites).leftOut
    return modules.filter { !leftOut.contains($0.name) }
  }
}
