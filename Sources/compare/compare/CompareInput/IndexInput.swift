import ArchitectureReport
import CompareSupport
import SourceRecords

/// A package with an index from another build, usually an earlier one: nothing is built, and no
/// suites are run.
struct IndexInput: InputOfPackage {
  let options: Options
  let session: MeasuringSession
  let workspace: Workspace
  var workspaces: [Workspace] { [workspace] }
  /// The coverage from an earlier run of the suites.
  let coverage: FileCoverage?
  /// The build that creates the index; nil if it already exists.
  var builds: (@Sendable (Plan) throws(Failure) -> Void)?

  func build(_ plan: Plan) throws(Failure) -> Build {
    try builds?(plan)
    return Build(packages: plan.packages.map { _ in PackageBuild() })
  }

  /// If the user names neither a store nor a folder, there may be none.
  func records(of plan: Plan, after build: Build) throws(Failure) -> Records {
    let isNamed = options.indexStore != nil || options.scratchPath != nil
    let rescue =
      try isNamed || store.isThere
      ? nil : Rescue(session, workspace)
    return try IndexReading(
      session: session, workspace: workspace, store: store, objectFolder: nil, rescue: rescue
    ).read(plan.modules).records
  }

  /// The store that was named, or else the one from the last build.
  private var store: String {
    if let store = options.indexStore { return store }
    if let scratch = options.scratchPath { return "\(scratch)/debug/index/store" }
    let swiftPM = "\(workspace.root)/.build/debug/index/store"
    return !workspace.indexStore.isThere && swiftPM.isThere ? swiftPM : workspace.indexStore
  }

  func tests(of plan: Plan, after build: Build) throws(Failure) -> TestFacts {
    TestFacts(keeping: coverage, for: plan.columns)
  }

  func limits(of records: Records, in plan: Plan) -> Limits {
    Limits(of: records, in: plan, saysStale: true, shown)
  }
}
