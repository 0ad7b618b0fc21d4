import ArchitectureReport
import CompareOptions
import CompareSupport
import PackageRecords
import SourceRecords

/// A package that is built for it, with its tests.
struct PackageInput: InputOfPackage {
  let options: Options
  let toolchain: Toolchain
  let children: Children
  let workspace: Workspace
  let steps: Steps

  private var runsSuites: Bool { options.runsTests && options.edges == nil }

  func build(_ plan: Plan) throws(NoResult) -> Build {
    let name = "Building"
    let builder = Builder(toolchain: toolchain, children: children, workspace: workspace) {
      steps.count($0.done, of: $0.total, in: name)
    }
    return try steps.run(name) { () throws(Stop) in try build(plan, builder) }
  }

  private func build(_ plan: Plan, _ builder: Builder) throws(Stop) -> Build {
    guard let reason = try builder.build(withTests: runsSuites) else {
      guard runsSuites else { return Build() }
      return plan.modules.contains(where: \.isTest)
        ? Build(hasSuites: true)
        : Build(notes: [Note(.information, "the package has no test target")])
    }
    if runsSuites, try builder.build(withTests: false) == nil {
      return Build(
        notes: [Note(.partial, "the tests don't build, so no suite was run: \(reason)")])
    }
    let broken = try builder.buildApart(plan.modules.filter { !$0.isTest })
    let consequence = runsSuites ? ", so no suite was run" : ""
    return Build(
      isBroken: true, broken: broken,
      notes: [Note(.partial, "the build failed\(consequence): \(reason)")])
  }

  /// A build that failed may have left no index at all, and some modules half of theirs.
  func records(of plan: Plan, after build: Build) throws(NoResult) -> Records {
    let rescue = try stopping { () throws(Stop) in
      try build.isBroken || !workspace.indexStore.isThere
        ? Rescue(toolchain: toolchain, children: children, workspace: workspace) : nil
    }
    return try IndexReading(
      toolchain: toolchain, children: children, workspace: workspace, steps: steps,
      store: workspace.indexStore, objectFolder: workspace.scratch + "/", broken: build.broken,
      rescue: rescue
    ).records(of: plan.modules)
  }

  func tests(of plan: Plan, after build: Build) throws(NoResult) -> TestFacts {
    guard build.hasSuites else { return TestFacts() }
    let suites = try stopping { () throws(Stop) in
      try SuiteMeasurement(
        toolchain: toolchain, children: children, workspace: workspace, packageName: plan.package,
        columns: plan.columns.map(\.module.name))
    }
    return try suites.measure(plan.columns, shared: plan.sharedSuite, steps: steps)
  }

  func limits(of records: Records, in plan: Plan) -> Limits {
    Limits(of: records, for: plan.columns, saysStale: false, shown)
  }
}
