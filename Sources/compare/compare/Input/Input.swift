import ArchitectureReport
import CompareSupport
import LooseSources
import SourceRecords

/// What is measured: a package that is built for it, a package with an index that was kept, or folders
/// of sources.
protocol Input: Sendable {
  /// What paths in the result are relative to.
  var shown: ShownPaths { get }
  /// Where one run at a time works.
  var workplace: Workplace { get }

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

/// A folder that the compiler writes to, and what is measured there.
struct Workplace: Sendable {
  let scratch: String
  let measured: [String]
}

/// What became of building.
struct Build: Sendable {
  /// Whether the program with the suites is there.
  var hasSuites = false
  /// Whether the package doesn't build as a whole.
  var isBroken = false
  /// The modules that don't build; there is none when only linking fails.
  var broken: Set<String> = []
  var notes: [Note] = []
}

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

/// What is missing in a result, or not as it should be.
struct Limits: Sendable {
  var notes: [Note] = []
  /// The share of references that the compiler resolved, by module.
  var resolved: [String: Double] = [:]
  var skipped: [Skipped] = []
}
